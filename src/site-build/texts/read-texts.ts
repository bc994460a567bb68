import { noTexts, type Texts } from '../../core/content/texts.ts';
import type { ProjectFile } from '../../core/project.ts';
import type { SiteExtension } from '../extensions/site-extension.ts';
import { cacheText, keyOfText, textsIn, type KnownText } from './cached-texts.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { Roots } from '../roots.ts';

/** An extension that may read texts, by name. */
type Reader = Pick<SiteExtension, 'textReader'> & { name: string };

/** From this number of texts on, threads pay off. */
const MIN_TEXTS = 100;

/**
 * Reads the texts next to pages with the active extension's reader; cached facts are used until the file
 * changes.
 */
export async function readTexts(
  roots: Roots,
  files: readonly ProjectFile[],
  extensions: readonly Reader[],
  cache: BuildCache,
): Promise<Texts> {
  const extension = extensions.find(({ textReader }) => textReader);
  if (!extension || files.length === 0) return noTexts;
  const cachedTexts = cache.table<KnownText[1]>('text-facts');
  const texts = textsIn(roots, cache.version);
  const hashes = new Map(files.map(({ path }) => [path, cache.files.hashFile(path).hash]));
  const textKey = (path: string) => keyOfText(path, hashes.get(path)!);
  // The facts of a text are large and used several times, so they are parsed only once.
  const facts = new Map<string, KnownText[1]>();
  const changedFiles: ProjectFile[] = [];
  for (const file of files) {
    const cached = cachedTexts.get(file.path);
    const isCurrent = cached?.hash === hashes.get(file.path) && texts.has(textKey(file.path));
    if (cached && isCurrent) facts.set(file.path, cached);
    else changedFiles.push(file);
  }
  for (const [file, textFacts] of await readChanged()) {
    cachedTexts.set(file, textFacts);
    facts.set(file, textFacts);
  }
  const hasMissing = [...cachedTexts.keys()].some((file) => !hashes.has(file));
  if (hasMissing) cachedTexts.keepOnly((file) => hashes.has(file));
  if (hasMissing || changedFiles.length > 0) texts.keepOnly([...hashes.keys()].map(textKey));
  return {
    files: [...hashes.keys()],
    getHash: (file) => hashes.get(file),
    getFacts: (file) => facts.get(file)?.facts,
    getMedia: (file) => facts.get(file)?.media ?? [],
    getText: (file) => (hashes.has(file) ? texts.get(textKey(file)) : undefined),
  };

  async function readChanged(): Promise<KnownText[]> {
    if (changedFiles.length === 0) return [];
    if (changedFiles.length > MIN_TEXTS) {
      const { readInThreads } = await import('./texts-in-workers.ts');
      const { name } = extension!;
      const hashed = changedFiles.map(({ path }) => [path, hashes.get(path)!] as const);
      return readInThreads({ roots, extension: name, version: cache.version, files: hashed });
    }
    const read = await extension!.textReader!();
    return changedFiles.map((file) => cacheText(texts, read(file), [file.path, hashes.get(file.path)!]));
  }
}
