import { distance } from 'fastest-levenshtein';

/**
 * The known name that was probably meant; undefined if none is similar. It never returns the written name
 * itself.
 * @param written the unknown name
 * @param candidates all names that may be meant
 */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  const lowerCaseName = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(written.length * 0.4)) + 1;
  for (const name of candidates) {
    if (name === written || isOther(written, name)) continue;
    const edits = editsTo(lowerCaseName, name.toLowerCase());
    if (edits < bestDistance) {
      best = name;
      bestDistance = edits;
    }
  }
  return best;
}

/**
 * Whether two names are different things in spite of their similarity: they differ only in numbers, as
 * /part/1 and /part/2, or one is an address below the other.
 */
function isOther(written: string, name: string): boolean {
  return name.startsWith(`${written}/`) || written.replace(DIGITS, '') === name.replace(DIGITS, '');
}

const DIGITS = /\d/g;

/** The edit distance of two words; a transposition counts as one. */
function editsTo(lowerCaseName: string, name: string): number {
  if (name === lowerCaseName) return 0;
  const isSwapped = name.length === lowerCaseName.length && letters(name) === letters(lowerCaseName);
  return isSwapped ? 1 : distance(lowerCaseName, name);
}

function letters(word: string): string {
  return [...word].sort().join('');
}

/** A hint, and the probable name if it is certain enough for a fix. */
export interface Suggestion {
  hint?: string;
  meant?: string;
}

/**
 * A hint for an unknown name: the probable one, or another sentence.
 * @param written the unknown name
 * @param candidates all names that may be meant
 * @param otherwise the sentence if no known name is similar
 */
export function suggestOr(written: string, candidates: Iterable<string>, otherwise?: string): Suggestion {
  const names = [...candidates];
  const name = suggest(written, names);
  if (name === undefined) return otherwise === undefined ? {} : { hint: otherwise };
  const hint = `Did you mean "${name}"?`;
  return isPlain(written, name, names) ? { hint, meant: name } : { hint };
}

/** Whether the difference is at most one typo per four letters, and no other name is as similar. */
function isPlain(written: string, name: string, candidates: readonly string[]): boolean {
  const slips = (each: string) => editsTo(written.toLowerCase(), each.toLowerCase());
  const count = slips(name);
  const isNear = count <= Math.max(1, Math.floor(written.length / 4));
  return isNear && !candidates.some((each) => each !== name && each !== written && slips(each) <= count);
}

/**
 * The suggestion as a sentence for a hint, or undefined.
 * @param written the unknown name
 * @param candidates all names that may be meant
 */
export function didYouMean(written: string, candidates: Iterable<string>): string | undefined {
  const name = suggest(written, candidates);
  return name === undefined ? undefined : `Did you mean "${name}"?`;
}
