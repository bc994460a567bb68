import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawings, type CorpusPage } from './corpus-page.ts';
import type { HandMadeFrame } from '../visits/hand-made.ts';

/**
 * Reads a corpus in the simplest way, without validation.
 * @param content its folder pages-config
 * @returns its pages, and the data for their hand-made form
 */
export function readCorpus(content: string): { pages: CorpusPage[] } & HandMadeFrame {
  const texts = drawings.map((name) => [name, readFileSync(path.join(content, '_media', name), 'utf8')]);
  return {
    pages: readPages(content),
    drawings: Object.fromEntries(texts) as HandMadeFrame['drawings'],
  };
}

/** The pages of a corpus alone. */
export function readPages(content: string): CorpusPage[] {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.json') && !/(^|\/)_/.test(file));
  return files.sort().map((file) => ({
    ...(JSON.parse(readFileSync(path.join(content, file), 'utf8')) as Omit<CorpusPage, 'route'>),
    route: file === 'index.json' ? '/' : `/${file.slice(0, -'.json'.length)}`,
  }));
}
