import { paperAddress, shardAddress, shortAddress, startAddress } from '../../core/search/index-files.ts';
import type { IndexedPaper, IndexStart, Shard, ShortAnswer } from '../../core/search/index-files.ts';
import { addPostings, findPapers, similarity, similarityWithTypos } from '../../core/search/rank.ts';
import type { FoundPapers, Scores } from '../../core/search/rank.ts';
import { listPapers } from '../../core/search/paper-set.ts';
import { shardOfWord } from '../../core/search/shards.ts';
import { fold, splitIntoWords } from '../../core/search/terms.ts';

/** The papers that match a query, best first, loaded on demand. */
export interface SearchAnswer {
  /** The number of papers with every word. */
  count: number;
  /** The number of results that can be shown: for a prefix only the best. */
  most: number;
  /** The best results. A paper is always the same object. */
  best(many: number): Promise<IndexedPaper[]>;
  /** Whether a word of a paper in its folded form (see `fold`) matches the query. */
  isFound(word: string): boolean;
  /** The corrected word, if the typed one occurs nowhere and a similar one does. */
  meant?: string;
}

/** Finds papers with every word. */
export type SearchPapers = (query: string) => Promise<SearchAnswer>;

/**
 * Loads the first file of the index. The returned function loads the files that a query needs, each only once; after
 * a failure it requests the file again.
 * @param folder the folder of the index, from the site's root
 * @throws Error if a file can't be fetched
 */
export async function loadSearch(folder: string): Promise<SearchPapers> {
  const { count, shards } = await load<IndexStart>(startAddress(folder));
  return async (query) => {
    const words = [...new Set(splitIntoWords(query).map(fold))];
    const [first] = words;
    if (first === undefined) return createAnswer(nothing, [], folder);
    if (words.length === 1 && shardOfWord(first, shards).isShort) return answerToShort(first, folder);
    const asked = await Promise.all(words.map((word) => lookUpWord(word, shards, folder, count)));
    const [one, ...more] = asked.map(({ scores }) => scores);
    return createAnswer(findPapers([one!, ...more]), asked, folder);
  };
}

async function answerToShort(word: string, folder: string): Promise<SearchAnswer> {
  const { count, best } = await loadShort(word, folder);
  return { ...createAnswer({ all: best, best: (many) => best.slice(0, many) }, [{ word }], folder), count };
}

async function loadShort(word: string, folder: string): Promise<ShortAnswer> {
  const answer = await load<ShortAnswer>(shortAddress(folder, word));
  cachePapers(answer.papers, folder);
  return answer;
}

const nothing: FoundPapers = { all: [], best: () => [] };

/** A word of the query. */
interface Asked {
  word: string;
  /** The most similar word, if this one occurs nowhere. */
  meant?: string;
}

function createAnswer({ all, best }: FoundPapers, asked: readonly Asked[], folder: string): SearchAnswer {
  const isForgiven = all.length > 0 && asked.some(({ meant }) => meant);
  return {
    ...(isForgiven && { meant: asked.map(({ word, meant = word }) => meant).join(' ') }),
    count: all.length,
    most: all.length,
    best: (many) => Promise.all(best(many).map((paper) => load<IndexedPaper>(paperAddress(folder, paper)))),
    isFound: (term) =>
      asked.some(({ word, meant }) => (meant ? similarityWithTypos : similarity)(term, word) > 0),
  };
}

/**
 * The scores of a word in each paper with this word or a word that begins with it; if there is none, of a similar
 * word. For a word that is too short for a shard, the build has computed the papers.
 */
async function lookUpWord(
  word: string,
  prefixes: string[],
  folder: string,
  count: number,
): Promise<Asked & { scores: Scores }> {
  const { prefix, isShort } = shardOfWord(word, prefixes);
  // A short word may also be the whole name of a shard.
  const hasShard = prefix !== undefined && (!isShort || prefix === word);
  const [short, shard] = await Promise.all([
    isShort ? loadShort(word, folder) : undefined,
    hasShard ? load<Shard>(shardAddress(folder, prefix)) : undefined,
  ]);
  const scores: Scores = new Float64Array(count);
  if (short) addShort(scores, short);
  if (shard) {
    cachePapers(shard.papers, folder);
    if (addTerms(scores, shard, word, similarity) === undefined && !short) {
      const meant = addTerms(scores, shard, word, similarityWithTypos);
      if (meant !== undefined) return { word, scores, meant };
    }
  }
  return { word, scores };
}

/** Adds the scores of a shard's terms that match the word. @returns the most similar term, if any */
function addTerms(
  scores: Scores,
  { terms }: Shard,
  word: string,
  like: typeof similarity,
): string | undefined {
  let most = 0;
  let closest: string | undefined;
  for (const [term, postings] of Object.entries(terms)) {
    const weight = like(term, word);
    if (weight > 0) addPostings(scores, postings, weight);
    if (weight > most) [most, closest] = [weight, term];
  }
  return closest;
}

/** Adds a low score, so that longer words determine the order. */
function addShort(scores: Scores, { all, best }: ShortAnswer): void {
  for (const paper of listPapers(all)) scores[paper]! += 1;
  for (const [rank, paper] of best.entries()) scores[paper]! += 1 - rank / best.length;
}

const loaded = new Map<string, Promise<unknown>>();

function load<T>(address: string): Promise<T> {
  const known = loaded.get(address) ?? fetchJson(address);
  loaded.set(address, known);
  known.catch(() => loaded.delete(address));
  return known as Promise<T>;
}

/** Caches papers that were part of another file. */
function cachePapers(papers: Record<number, IndexedPaper>, folder: string): void {
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
