import { distance } from 'fastest-levenshtein';
import { matches, normaliseQuery, type Searchable } from './search.ts';

/**
 * The query with one letter corrected in each unknown word; words of less than four letters are not
 * corrected.
 * @returns undefined if the corrected query has no results either
 */
export function correctQuery(query: string, people: readonly Searchable[]): string | undefined {
  const known = new Set(
    people.flatMap(({ name, subject }) => normaliseQuery(`${name} ${subject}`).split(/[\s,.()&/-]+/)),
  );
  const words = normaliseQuery(query).split(' ');
  const corrected = words
    .map((word) => (isKnownPart(known, word) ? word : (closest(known, word) ?? word)))
    .join(' ');
  return people.some((one) => matches(one, corrected)) ? corrected : undefined;
}

function isKnownPart(known: ReadonlySet<string>, word: string): boolean {
  return [...known].some((other) => other.includes(word));
}

function closest(known: ReadonlySet<string>, word: string): string | undefined {
  return word.length > 3 ? [...known].find((other) => distance(other, word) === 1) : undefined;
}
