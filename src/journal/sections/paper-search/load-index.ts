import { distance } from 'fastest-levenshtein';
import { paperAddress, shardAddress, startAddress } from '../../search/index-files.ts';
import type { IndexedPaper, IndexStart, Shard } from '../../search/index-files.ts';
import { shardOfWord } from '../../search/shards.ts';
import { fold, wordsOf } from '../../search/terms.ts';

export interface Hit extends IndexedPaper {
  /** The words of the paper that were found, folded. */
  words: Set<string>;
}

export interface Answer {
  /** How many papers have every word. */
  count: number;
  /** The best of them, so many. */
  best(most: number): Promise<Hit[]>;
}

/** Looks for papers that have every word. Undefined while all words are too short for the index to be looked at. */
export type Search = (query: string) => Promise<Answer | undefined>;

/**
 * Loads the beginning of the index; what a query needs of it is loaded with the query, each file once a page. A file that
 * could not be loaded is asked for again.
 * @param folder where the index lies, from the root of the site
 * @throws Error where a file is not answered
 */
export async function loadSearch(folder: string): Promise<Search> {
  const { shards } = await load<IndexStart>(startAddress(folder));
  return async (query) => {
    const words = [...new Set(wordsOf(query).map(fold))];
    const found = await Promise.all(words.map((word) => matchesOf(word, shards, folder)));
    const looked = found.filter((matches) => matches !== undefined);
    if (looked.length === 0) return undefined;
    const ranked = inAll(looked);
    return {
      count: ranked.length,
      best: (most) =>
        Promise.all(
          ranked.slice(0, most).map(async ({ paper, terms }) => ({
            ...(await load<IndexedPaper>(paperAddress(folder, paper))),
            words: new Set(terms),
          })),
        ),
    };
  };
}

/** Where a word was found, by the numbers of papers: what it is worth there, and as which terms. */
type Matches = Map<number, { score: number; terms: string[] }>;

/**
 * The papers that have the word, one that begins with it, or one that is written almost so.
 * @returns undefined for a word of which too few letters are there yet, where it is no term itself
 */
async function matchesOf(word: string, prefixes: string[], folder: string): Promise<Matches | undefined> {
  const { prefix, isShort } = shardOfWord(word, prefixes);
  const shard = prefix === undefined ? {} : await load<Shard>(shardAddress(folder, prefix));
  if (isShort && !Object.hasOwn(shard, word)) return undefined;
  const matches: Matches = new Map();
  for (const [term, postings] of Object.entries(shard)) {
    const weight = likeness(term, word);
    if (weight > 0) addPostings(matches, term, postings, weight);
  }
  return matches;
}

/** How much a term counts for a word that was asked for: 1 where it is the same, less the more they differ, or 0. */
function likeness(term: string, word: string): number {
  if (term === word) return 1;
  const longer = term.length - word.length;
  if (longer > 0 && term.startsWith(word)) return (0.375 * term.length) / (term.length + 0.3 * longer);
  const allowed = word.length > 4 ? Math.round(word.length * 0.2) : 0;
  if (Math.abs(longer) > allowed) return 0;
  const slips = distance(term, word);
  return slips <= allowed ? (0.45 * term.length) / (term.length + slips) : 0;
}

function addPostings(matches: Matches, term: string, postings: readonly number[], weight: number): void {
  let paper = 0;
  for (let place = 0; place < postings.length; place += 2) {
    paper += postings[place]!;
    const score = weight * postings[place + 1]!;
    const known = matches.get(paper);
    if (known) {
      known.score += score;
      known.terms.push(term);
    } else matches.set(paper, { score, terms: [term] });
  }
}

/** The papers that all words were found in, best first; of those that are worth the same the newest. */
function inAll(found: readonly Matches[]): { paper: number; score: number; terms: string[] }[] {
  const [fewest, ...others] = found.toSorted((one, other) => one.size - other.size);
  const ranked = [...fewest!].flatMap(([paper, first]) => {
    const more = others.flatMap((matches) => matches.get(paper) ?? []);
    if (more.length < others.length) return [];
    const all = [first, ...more];
    return [
      {
        paper,
        score: all.reduce((sum, { score }) => sum + score, 0),
        terms: all.flatMap(({ terms }) => terms),
      },
    ];
  });
  return ranked.sort((one, other) => other.score - one.score || other.paper - one.paper);
}

const loaded = new Map<string, Promise<unknown>>();

function load<T>(address: string): Promise<T> {
  const known = loaded.get(address) ?? fetchJson(address);
  loaded.set(address, known);
  known.catch(() => loaded.delete(address));
  return known as Promise<T>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}
