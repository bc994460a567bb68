import type { TextValues } from './extensions/site-extension.ts';
import type { CachedValues } from './cache/cached-values.ts';
import { keptValues } from './cache/build-cache.ts';
import type { Roots } from './roots.ts';

/** What others have to know of a text: that is asked for at each change, the text itself of few. */
export type KnownText = readonly [file: string, facts: { hash: string } & Omit<TextValues, 'text'>];

/** Keeps a text that was read. @returns what others have to know of it */
export function cacheText(
  texts: CachedValues<unknown>,
  { text, ...facts }: TextValues,
  [file, hash]: readonly [file: string, hash: string],
): KnownText {
  texts.set(keyOfText(file, hash), text);
  return [file, { hash, ...facts }];
}

/**
 * Gives texts that were read before, for who knows their files already.
 * @param version of the record in which they are kept
 */
export function cachedTexts(roots: Roots, version: string): (file: string, hash: string) => unknown {
  const texts = textsIn(roots, version);
  return (file, hash) => texts.get(keyOfText(file, hash));
}

/** Where texts are kept, each by its file and that file’s hash. */
export function textsIn(roots: Roots, version: string): CachedValues<unknown> {
  return keptValues(roots, 'texts', version);
}

export function keyOfText(file: string, hash: string): string {
  return `${file} ${hash}`;
}
