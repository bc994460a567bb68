import { distance } from 'fastest-levenshtein';
import { matches, normaliseQuery, type Searchable } from './search.ts';

/**
 * The query with one letter corrected in each unknown word; words of less than four letters are not
 * corrected.
 * @returns undefined if the corrected query has no results either
 */
export function correctQuery(query: string, people: readonly Searchable[]): string | undefined {
  const knownWords = new Set(
    people.flatMap(({ name, subject }) => normaliseQuery(`${name} ${subject}`).split(/[\s,.()&/-]+/)),
  );
  const words = normaliseQuery(query).split(' ');
  const corrected = words
    .map((word) => (isKnownPart(knownWords, word) ? word : (closest(knownWords, word) ?? word)))
    .join(' ');
  return people.some((one) => matches(one, corrected)) ? corrected : undefined;
}

function isKnownPart(knownWords: ReadonlySet<string>, word: string): boolean {
  return [...knownWords].some((other) => other.includes(word));
}

function closest(knownWords: ReadonlySet<string>, word: string): string | undefined {
  return word.length > 3 ? [...knownWords].find((other) => distance(other, word) === 1) : undefined;
}
