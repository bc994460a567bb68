import { paperAddress, shardAddress, shortAddress, startAddress } from '../../search/index-files.ts';
import type { IndexedPaper, IndexStart, Shard, ShortAnswer } from '../../search/index-files.ts';
import { addPostings, findPapers, likeness, likenessWithSlips } from '../../search/rank.ts';
import type { FoundPapers, Scores } from '../../search/rank.ts';
import { papersOf } from '../../search/paper-set.ts';
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
  /** What was looked for instead, where a word is written nowhere and others are almost written so. */
  meant?: string;
}

/** Looks for papers that have every word. */
export type Search = (query: string) => Promise<Answer>;

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
    const [first] = words;
    if (first === undefined) return answerOf(nothing, [], folder);
    if (words.length === 1 && shardOfWord(first, shards).isShort) return answerToShort(first, folder);
    const asked = await Promise.all(words.map((word) => askedOf(word, shards, folder, count)));
    const [one, ...more] = asked.map(({ scores }) => scores);
    return answerOf(findPapers([one!, ...more]), asked, folder);
  };
}

async function answerToShort(word: string, folder: string): Promise<Answer> {
  const { count, best } = await loadShort(word, folder);
  return { ...answerOf({ all: best, best: (many) => best.slice(0, many) }, [{ word }], folder), count };
}

async function loadShort(word: string, folder: string): Promise<ShortAnswer> {
  const answer = await load<ShortAnswer>(shortAddress(folder, word));
  keepPapers(answer.papers, folder);
  return answer;
}

const nothing: FoundPapers = { all: [], best: () => [] };

/** A word of the query. */
interface Asked {
  word: string;
  /** The word most like it, where itself is written nowhere. */
  meant?: string;
}

function answerOf({ all, best }: FoundPapers, asked: readonly Asked[], folder: string): Answer {
  const isForgiven = all.length > 0 && asked.some(({ meant }) => meant);
  return {
    ...(isForgiven && { meant: asked.map(({ word, meant = word }) => meant).join(' ') }),
    count: all.length,
    most: all.length,
    best: (many) => Promise.all(best(many).map((paper) => load<IndexedPaper>(paperAddress(folder, paper)))),
    isFound: (term) =>
      asked.some(({ word, meant }) => (meant ? likenessWithSlips : likeness)(term, word) > 0),
  };
}

/**
 * What the word is worth in each paper that has it or one that begins with it; where none has, one that is written
 * almost so. Of a word of too few letters to name a shard it is known which papers have it and which of them are the best.
 */
async function askedOf(
  word: string,
  prefixes: string[],
  folder: string,
  count: number,
): Promise<Asked & { scores: Scores }> {
  const { prefix, isShort } = shardOfWord(word, prefixes);
  // Where a word is short, a shard of its own holds it as a whole word.
  const hasShard = prefix !== undefined && (!isShort || prefix === word);
  const [short, shard] = await Promise.all([
    isShort ? loadShort(word, folder) : undefined,
    hasShard ? load<Shard>(shardAddress(folder, prefix)) : undefined,
  ]);
  const scores: Scores = new Float64Array(count);
  if (short) addShort(scores, short);
  if (shard) {
    keepPapers(shard.papers, folder);
    if (addTerms(scores, shard, word, likeness) === undefined && !short) {
      const meant = addTerms(scores, shard, word, likenessWithSlips);
      if (meant !== undefined) return { word, scores, meant };
    }
  }
  return { word, scores };
}

/** Adds what each term of a shard is worth that is like the word. @returns the most like of them, if there is any */
function addTerms(scores: Scores, { terms }: Shard, word: string, like: typeof likeness): string | undefined {
  let most = 0;
  let closest: string | undefined;
  for (const [term, postings] of Object.entries(terms)) {
    const weight = like(term, word);
    if (weight > 0) addPostings(scores, postings, weight);
    if (weight > most) [most, closest] = [weight, term];
  }
  return closest;
}

/** Little, so that the longer words beside it say what comes first. */
function addShort(scores: Scores, { all, best }: ShortAnswer): void {
  for (const paper of papersOf(all)) scores[paper]! += 1;
  for (const [rank, paper] of best.entries()) scores[paper]! += 1 - rank / best.length;
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
