import type { Postings } from './index-files.ts';
import { addPostings, findPapers, similarity, type FoundPapers, type Scores } from './rank.ts';

/**
 * Ranks the papers for the names of shards and for shorter prefixes, as the browser ranks them for longer words.
 * @param terms all terms, before they are divided into shards
 * @param prefixes the prefixes of all shards
 * @param count the number of all papers
 * @returns the papers, by prefix
 */
export function rankByLetters(
  terms: Postings,
  prefixes: Iterable<string>,
  count: number,
): Map<string, FoundPapers> {
  const scores = new Map<string, Scores>();
  for (const prefix of prefixes)
    for (const letters of listPrefixes(prefix)) scores.set(letters, new Float64Array(count));
  const longest = Math.max(0, ...[...scores.keys()].map((letters) => [...letters].length));
  for (const [term, postings] of Object.entries(terms))
    for (const letters of listPrefixes(term, longest)) {
      const sums = scores.get(letters);
      if (sums) addPostings(sums, postings, similarity(term, letters));
    }
  return new Map([...scores].map(([letters, sums]) => [letters, findPapers([sums])]));
}

/** The prefixes of a word, up to the whole word or a number of letters. */
function listPrefixes(word: string, maxLetters = Infinity): string[] {
  const letters = [...word].slice(0, maxLetters);
  return letters.map((_, place) => letters.slice(0, place + 1).join(''));
}
