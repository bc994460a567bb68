import { distance } from 'fastest-levenshtein';
import { matches, needleOf, type Searchable } from './search.ts';

/**
 * The query with each word that nobody has put right by one letter; words of less than four letters are not guessed at.
 * @returns undefined where that finds nobody either
 */
export function forgiven(query: string, people: readonly Searchable[]): string | undefined {
  const known = new Set(
    people.flatMap(({ name, subject }) => needleOf(`${name} ${subject}`).split(/[\s,.()&/-]+/)),
  );
  const words = needleOf(query).split(' ');
  const meant = words
    .map((word) => (isPartOf(known, word) ? word : (closest(known, word) ?? word)))
    .join(' ');
  return people.some((one) => matches(one, meant)) ? meant : undefined;
}

function isPartOf(known: ReadonlySet<string>, word: string): boolean {
  return [...known].some((other) => other.includes(word));
}

function closest(known: ReadonlySet<string>, word: string): string | undefined {
  return word.length > 3 ? [...known].find((other) => distance(other, word) === 1) : undefined;
}
