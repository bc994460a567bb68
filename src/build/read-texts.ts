import { noTexts, type Texts } from '../core/content/texts.ts';
import type { ProjectFile } from '../core/project.ts';
import type { SiteExtension, TextValues } from './extensions/site-extension.ts';
import type { SiteRecord } from './record/site-record.ts';

/**
 * Reads the texts beside pages by the extension in use that can; what is known of one is not found out again before its
 * file changes.
 */
export async function readTexts(
  files: readonly ProjectFile[],
  extensions: readonly Pick<SiteExtension, 'textReader'>[],
  record: SiteRecord,
): Promise<Texts> {
  const extension = extensions.find(({ textReader }) => textReader);
  if (!extension?.textReader || files.length === 0) return noTexts;
  // What others have to know of a text is asked for at each change, the text itself of few.
  const known = record.table<{ hash: string } & Omit<TextValues, 'text'>>('text-facts');
  const texts = record.table<{ hash: string; text: unknown }>('texts');
  const hashes = new Map(files.map(({ path }) => [path, record.files.look(path).hash]));
  const isKnown = ({ path }: ProjectFile) => {
    const hash = hashes.get(path);
    return known.get(path)?.hash === hash && texts.get(path)?.hash === hash;
  };
  const fresh = files.filter((file) => !isKnown(file));
  const read = fresh.length > 0 ? await extension.textReader() : undefined;
  for (const file of fresh) {
    const hash = hashes.get(file.path)!;
    const { text, ...facts } = read!(file);
    known.set(file.path, { hash, ...facts });
    texts.set(file.path, { hash, text });
  }
  const isGone = [...known.keys()].some((file) => !hashes.has(file));
  for (const table of isGone ? [known, texts] : []) table.keepOnly((file) => hashes.has(file));
  return {
    files: [...hashes.keys()],
    hashOf: (file) => hashes.get(file),
    factsOf: (file) => known.get(file)?.facts,
    mediaOf: (file) => known.get(file)?.media ?? [],
    textOf: (file) => texts.get(file)?.text,
  };
}
