import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonObject } from '../../../../src/core/content/valid-page.ts';

/** The corpus of an extension. */
export interface ExtensionCorpus {
  /** Keys of pages-config/_site.json. */
  site: JsonObject;
  /** The links from the home page to its pages. */
  links: { label: string; to: string }[];
  /** The files of the corpus; measures edit the last page among them. */
  files: Iterable<CorpusFile>;
}

/** A file below pages-config: a page, or bytes. */
export interface CorpusFile {
  path: string;
  content: object | Buffer;
}

/** @param count the number of items */
type MakeCorpus = (count: number, seed: number) => ExtensionCorpus;

const extensions = path.resolve(import.meta.dirname, '../extensions');

/**
 * The names of the extensions' corpora: bench/extensions/<extension>/corpus.ts exports one as `corpus`, and
 * <kind>-corpus.ts next to it another one, <extension>-<kind>.
 */
export function extensionCorpora(): string[] {
  return [...corpusFiles().keys()].sort();
}

export async function extensionCorpus(name: string, count: number, seed: number): Promise<ExtensionCorpus> {
  const file = path.join(extensions, corpusFiles().get(name)!);
  const { corpus } = (await import(pathToFileURL(file).href)) as { corpus: MakeCorpus };
  return corpus(count, seed);
}

/** The modules of corpora below bench/extensions/, by name. */
function corpusFiles(): Map<string, string> {
  const files = globSync('*/{,*-}corpus.ts', { cwd: extensions }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  return new Map(
    files.map((file) => {
      const [, extension, kind] = /^([^/]+)\/(.*)corpus\.ts$/.exec(file)!;
      return [`${extension}-${kind}`.replace(/-$/, ''), file] as const;
    }),
  );
}
