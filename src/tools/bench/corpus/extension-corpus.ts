import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonObject } from '../../../core/content/valid-page.ts';

/** What an extension makes a corpus of. */
export interface ExtensionCorpus {
  /** Keys of pages-config/_site.json. */
  site: JsonObject;
  /** The ways from the home page to its pages. */
  links: { label: string; to: string }[];
  /** Its files; the last page among them is the one that measures edit. */
  files: Iterable<CorpusFile>;
}

/** A file below pages-config: a page, or bytes. */
export interface CorpusFile {
  path: string;
  content: object | Buffer;
}

/** @param count how many things of its kind the corpus has */
type MakeCorpus = (count: number, seed: number) => ExtensionCorpus;

const src = path.resolve(import.meta.dirname, '../../..');

/** The names of the extensions that bring a corpus: src/<extension>/bench/corpus.ts exports it as `corpus`. */
export function extensionsWithCorpus(): string[] {
  const names = globSync('*/extension.ts', { cwd: src }).map((file) => path.dirname(file));
  return names.filter((name) => existsSync(path.join(src, name, 'bench/corpus.ts'))).sort();
}

/** The corpus of one of them. */
export async function extensionCorpus(name: string, count: number, seed: number): Promise<ExtensionCorpus> {
  const file = path.join(src, name, 'bench/corpus.ts');
  const { corpus } = (await import(pathToFileURL(file).href)) as { corpus: MakeCorpus };
  return corpus(count, seed);
}
