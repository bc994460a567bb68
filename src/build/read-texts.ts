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
  const texts = record.values<unknown>('texts');
  const hashes = new Map(files.map(({ path }) => [path, record.files.look(path).hash]));
  const keyOf = (path: string) => `${path} ${hashes.get(path)!}`;
  const isKnown = ({ path }: ProjectFile) =>
    known.get(path)?.hash === hashes.get(path) && texts.has(keyOf(path));
  const fresh = files.filter((file) => !isKnown(file));
  const read = fresh.length > 0 ? await extension.textReader() : undefined;
  for (const file of fresh) {
    const { text, ...facts } = read!(file);
    known.set(file.path, { hash: hashes.get(file.path)!, ...facts });
    texts.set(keyOf(file.path), text);
  }
  const isGone = [...known.keys()].some((file) => !hashes.has(file));
  if (isGone) known.keepOnly((file) => hashes.has(file));
  if (isGone || fresh.length > 0) texts.keepOnly([...hashes.keys()].map(keyOf));
  return {
    files: [...hashes.keys()],
    hashOf: (file) => hashes.get(file),
    factsOf: (file) => known.get(file)?.facts,
    mediaOf: (file) => known.get(file)?.media ?? [],
    textOf: (file) => (hashes.has(file) ? texts.get(keyOf(file)) : undefined),
  };
}
