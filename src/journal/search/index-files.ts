/* The index of the search, as files: the build writes them, and the browser loads those that a query needs. */

/** Where the index begins: search-index/start.json, below the journal. */
export interface IndexStart {
  /** How many papers there are. */
  count: number;
  /** The prefixes by which terms are shared out, each the name of a shard. */
  shards: string[];
}

/**
 * Terms, each with the numbers of its papers, every one as the difference to the one before, and behind each what the term
 * is worth there.
 */
export type Postings = Record<string, number[]>;

export interface Shard {
  /** The terms that begin with the prefix of the shard, and that no shard of a longer prefix holds. */
  terms: Postings;
  /** The papers that the prefix itself finds first, by their numbers: the word that asks for the shard is mostly that. */
  papers: Record<number, IndexedPaper>;
}

/** What is found by a word of too few letters to name a shard: worked out by the build, for many shards have a part of it. */
export interface ShortAnswer {
  /** How many papers have a term that begins with these letters. */
  count: number;
  /** Which papers these are, as `paperSet` writes them: for words beside this one. */
  all: string;
  /** The numbers of the best of them, best first. */
  best: number[];
  /** The first of those: no letter takes a second request before something is seen. */
  papers: Record<number, IndexedPaper>;
}

/** How many results are loaded and drawn before all others: as many as a screen has room for. */
export const seenFirst = 2;

/** A paper as results show it, in a file of its own. */
export interface IndexedPaper {
  /** The address of the paper's page, from the root of the site. */
  to: string;
  title: string;
  language: string;
  authors: string[];
  abstract: string;
  /** Notices have none. */
  keywords?: string[];
  subject: string;
  volume?: number;
  issue?: number;
  /** Month and year as people read them. */
  published: string;
  notice?: string;
}

export function startAddress(folder: string): string {
  return `${folder}/start.json`;
}

/** @param prefix of the shard */
export function shardAddress(folder: string, prefix: string): string {
  return `${folder}/terms_${fileName(prefix)}.json`;
}

/** @param letters that begin the name of a shard and are none themselves, or not all that begin so */
export function shortAddress(folder: string, letters: string): string {
  return `${folder}/short_${fileName(letters)}.json`;
}

/** Letters that no file name should hold are written as their numbers. */
function fileName(letters: string): string {
  return [...letters]
    .map((sign) => (/[a-z\d]/.test(sign) ? sign : `-${sign.codePointAt(0)!.toString(16)}-`))
    .join('');
}

/** @param number of the paper: papers are numbered from the oldest, so that those that come later change no number */
export function paperAddress(folder: string, number: number): string {
  return `${folder}/papers/${number}.json`;
}
