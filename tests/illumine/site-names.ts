import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../helpers/project.ts';
import { mainHeadings } from './e2e/headings.ts';

/**
 * The names in the specification and the sample content of this site: a test of the engine that quotes one is
 * bound to this site. Later content of editors is not included, so that they may name pages freely.
 */
export const ownRoutes: readonly string[] = Object.keys(mainHeadings).filter((route) => route !== '/');

export const ownForms: readonly string[] = ['contact', 'manuscript', 'quote', 'register', 'signup'];

/**
 * The people of the sample content: those with a portrait from this repository, and the authors of sample
 * papers.
 */
export function ownPeople(): string[] {
  const folder = path.join(root, 'pages-config');
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const rendered = Object.keys(read('_media/_sources/people.json') as object);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.json') && !name.includes('_media')))
    collectPeople(read(file), rendered, found);
  return [...found];
}

function collectPeople(value: unknown, rendered: readonly string[], found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { name, image, sample, authors } = value as Record<string, unknown>;
  const { src = '' } = (image ?? {}) as { src?: string };
  if (typeof name === 'string' && rendered.includes(path.basename(src, '.svg'))) found.add(name);
  if (sample === true && Array.isArray(authors))
    for (const { given, family } of authors as Record<string, unknown>[])
      if (typeof given === 'string' && typeof family === 'string') found.add(`${given} ${family}`);
  Object.values(value).forEach((child) => collectPeople(child, rendered, found));
}
