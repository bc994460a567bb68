import type { Postings } from './index-files.ts';

/** The maximal size of a shard in bytes of JSON: some 15 kB compressed. */
const limit = 40_000;

/**
 * Splits the terms of an index by prefix: as short as possible for shards below the limit. A small index is one shard
 * with an empty prefix.
 */
export function createShards(terms: Postings): Map<string, Postings> {
  const sizedTerms = Object.entries(terms).map(([term, postings]) => {
    return { term, letters: [...term], postings, size: term.length + JSON.stringify(postings).length + 4 };
  });
  const shards = new Map<string, Postings>();
  splitTerms(sizedTerms, '', 0, shards);
  return shards;
}

interface SizedTerm {
  term: string;
  letters: string[];
  postings: number[];
  size: number;
}

function splitTerms(
  terms: readonly SizedTerm[],
  prefix: string,
  length: number,
  shards: Map<string, Postings>,
): void {
  const size = terms.reduce((sum, term) => sum + term.size, 0);
  const completeTerms = terms.filter(({ letters }) => letters.length === length);
  if (size <= limit || completeTerms.length === terms.length) {
    shards.set(prefix, Object.fromEntries(terms.map(({ term, postings }) => [term, postings])));
    return;
  }
  // The term that equals the prefix stays in this shard.
  if (completeTerms.length > 0) splitTerms(completeTerms, prefix, length, shards);
  const longer = terms.filter(({ letters }) => letters.length > length);
  for (const [next, termsOfShard] of Map.groupBy(longer, ({ letters }) => prefix + letters[length]!))
    splitTerms(termsOfShard, next, length + 1, shards);
}

/** The shard with a word and all terms that begin with it. */
export interface ShardOfWord {
  /** The prefix of the shard; undefined if no term begins with it. */
  prefix: string | undefined;
  /** Whether the word is too short for a single shard: others also have terms that begin with it. */
  isShort: boolean;
}

/** Finds the shard with the terms that begin with a word. @param prefixes the prefixes of all shards */
export function shardOfWord(word: string, prefixes: readonly string[]): ShardOfWord {
  const matchingPrefixes = prefixes.filter((prefix) => word.startsWith(prefix));
  return {
    prefix: matchingPrefixes.sort((one, other) => other.length - one.length)[0],
    isShort: prefixes.some((prefix) => prefix.length > word.length && prefix.startsWith(word)),
  };
}
