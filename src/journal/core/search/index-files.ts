import type { IssueNumber } from '../../content/journal-parts.gen.ts';
/* The search index as files: the build writes them, and the browser loads those that a query needs. */

/** The start of the index: search-index/start.json, below the journal. */
export interface IndexStart {
  /** The number of papers. */
  count: number;
  /** The prefixes of terms by which shards are named. */
  shards: string[];
}

/**
 * Terms with their papers. A paper is two values: the difference of its number from the number before, and the
 * score of the term in the paper.
 */
export type Postings = Record<string, number[]>;

/** The part of the search index for words with the same first letters, and the papers that it names. */
export interface Shard {
  /** The terms with the shard's prefix, without terms in shards with a longer prefix. */
  terms: Postings;
  /**
   * The first results for the prefix itself, by number, because most queries that load a shard are just its prefix.
   */
  papers: Record<number, IndexedPaper>;
}

/**
 * The results for a word that is too short for a single shard. The build computes them, because they are spread
 * over many shards.
 */
export interface ShortAnswer {
  /** The number of papers with a term that begins with these letters. */
  count: number;
  /** The set of these papers in the form of `paperSet`, for queries with further words. */
  all: string;
  /** The numbers of the best papers, best first. */
  best: number[];
  /** The first of these papers, so that the first results need no second request. */
  papers: Record<number, IndexedPaper>;
}

/** The number of results that are loaded and rendered first: as many as a screen shows. */
export const firstResultCount = 2;

/** A paper in search results, in a separate file. */
export interface IndexedPaper {
  /** The address of the paper's page, from the site's root. */
  to: string;
  title: string;
  language: string;
  authors: string[];
  abstract: string;
  /** The keywords; notices have none. */
  keywords?: string[];
  subject: string;
  volume?: number;
  issue?: IssueNumber;
  /** Month and year in words. */
  published: string;
  notice?: string;
}

/** The address of the file that every search loads first. */
export function startAddress(folder: string): string {
  return `${folder}/start.json`;
}

/** @param prefix the prefix that all terms of the shard share */
export function shardAddress(folder: string, prefix: string): string {
  return `${folder}/terms_${fileName(prefix)}.json`;
}

/** @param letters the beginning of several shard names; no single shard has all terms with this prefix */
export function shortAddress(folder: string, letters: string): string {
  return `${folder}/short_${fileName(letters)}.json`;
}

/** The name of a file: characters that it should not contain are written as numbers. */
function fileName(letters: string): string {
  return [...letters]
    .map((character) =>
      /[a-z\d]/.test(character) ? character : `-${character.codePointAt(0)!.toString(16)}-`,
    )
    .join('');
}

/** @param number the number of the paper, counted from the oldest, so that new papers change no number */
export function paperAddress(folder: string, number: number): string {
  return `${folder}/papers/${number}.json`;
}
