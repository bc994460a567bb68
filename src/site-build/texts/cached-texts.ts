import type { TextValues } from '../extensions/site-extension.ts';
import type { CachedValues } from '../cache/cached-values.ts';
import { cachedValues } from '../cache/build-cache.ts';
import type { Roots } from '../roots.ts';

/** The facts of a text that other files need. They are read at each change, the text itself rarely. */
export type KnownText = readonly [file: string, facts: { hash: string } & Omit<TextValues, 'text'>];

/** Caches a text. @returns the facts that other files need */
export function cacheText(
  texts: CachedValues<unknown>,
  { text, ...facts }: TextValues,
  [file, hash]: readonly [file: string, hash: string],
): KnownText {
  texts.set(keyOfText(file, hash), text);
  return [file, { hash, ...facts }];
}

/**
 * Returns a function that reads cached texts, for callers that know the hash of the file.
 * @param version version of the cache that contains them
 */
export function cachedTexts(roots: Roots, version: string): (file: string, hash: string) => unknown {
  const texts = textsIn(roots, version);
  return (file, hash) => texts.get(keyOfText(file, hash));
}

/** The cache of texts, by file and hash. */
export function textsIn(roots: Roots, version: string): CachedValues<unknown> {
  return cachedValues(roots, 'texts', version);
}

/** The key under which the parsed text of a file is cached. */
export function keyOfText(file: string, hash: string): string {
  return `${file} ${hash}`;
}
