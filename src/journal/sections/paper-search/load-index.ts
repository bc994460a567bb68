import { paperAddress, shardAddress, shortAddress, startAddress } from '../../search/index-files.ts';
import type { IndexedPaper, IndexStart, Shard, ShortAnswer } from '../../search/index-files.ts';
import { addPostings, likeness, rankedPapers, type Scores } from '../../search/rank.ts';
import { shardOfWord } from '../../search/shards.ts';
import { fold, wordsOf } from '../../search/terms.ts';

export interface Answer {
  /** How many papers have every word. */
  count: number;
  /** How many of them can be shown: of those that a first letter finds, only the best. */
  most: number;
  /** The best of them, so many. A paper is the same object whenever it is shown. */
  best(many: number): Promise<IndexedPaper[]>;
  /** Whether a word of a paper, folded, is one that was looked for. */
  isFound(word: string): boolean;
}

/** Looks for papers that have every word. Undefined while the index is not looked at: several words, all too short. */
export type Search = (query: string) => Promise<Answer | undefined>;

/**
 * Loads the beginning of the index; what a query needs of it is loaded with the query, each file once a page. A file that
 * could not be loaded is asked for again.
 * @param folder where the index lies, from the root of the site
 * @throws Error where a file is not answered
 */
export async function loadSearch(folder: string): Promise<Search> {
  const { count, shards } = await load<IndexStart>(startAddress(folder));
  return async (query) => {
    const words = [...new Set(wordsOf(query).map(fold))];
    const [first, ...others] = words;
    if (first !== undefined && others.length === 0 && shardOfWord(first, shards).isShort)
      return answerToShort(first, folder);
    const scores = await Promise.all(words.map((word) => scoresOf(word, shards, folder, count)));
    const looked = scores.filter((some) => some !== undefined);
    if (looked.length === 0) return undefined;
    const lookedFor = words.filter((_, place) => scores[place]);
    return answerOf(rankedPapers(looked), lookedFor, folder);
  };
}

async function answerToShort(word: string, folder: string): Promise<Answer> {
  const { count, best, papers } = await load<ShortAnswer>(shortAddress(folder, word));
  keepPapers(papers, folder);
  return { ...answerOf(best, [word], folder), count };
}

function answerOf(ranked: readonly number[], words: readonly string[], folder: string): Answer {
  return {
    count: ranked.length,
    most: ranked.length,
    best: (many) =>
      Promise.all(ranked.slice(0, many).map((paper) => load<IndexedPaper>(paperAddress(folder, paper)))),
    isFound: (word) => words.some((asked) => likeness(word, asked) > 0),
  };
}

/**
 * What the word is worth in each paper that has it, one that begins with it, or one that is written almost so.
 * @returns undefined for a word of which too few letters are there yet, where it is no term itself
 */
async function scoresOf(
  word: string,
  prefixes: string[],
  folder: string,
  count: number,
): Promise<Scores | undefined> {
  const { prefix, isShort } = shardOfWord(word, prefixes);
  const shard = prefix === undefined ? undefined : await load<Shard>(shardAddress(folder, prefix));
  const { terms = {}, papers = {} } = shard ?? {};
  if (isShort && !Object.hasOwn(terms, word)) return undefined;
  keepPapers(papers, folder);
  const scores: Scores = new Float64Array(count);
  for (const [term, postings] of Object.entries(terms)) {
    const weight = likeness(term, word);
    if (weight > 0) addPostings(scores, postings, weight);
  }
  return scores;
}

const loaded = new Map<string, Promise<unknown>>();

function load<T>(address: string): Promise<T> {
  const known = loaded.get(address) ?? fetchJson(address);
  loaded.set(address, known);
  known.catch(() => loaded.delete(address));
  return known as Promise<T>;
}

/** Keeps papers that have come with another file. */
function keepPapers(papers: Record<number, IndexedPaper>, folder: string): void {
  for (const [number, paper] of Object.entries(papers)) {
    const address = paperAddress(folder, Number(number));
    if (!loaded.has(address)) loaded.set(address, Promise.resolve(paper));
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
