import type { IssueNumber } from '../../../core/content/parts.gen.ts';
/* The search index as files: the build writes them, and the browser loads those that a query needs. */

/** The start of the index: search-index/start.json, below the journal. */
export interface IndexStart {
  /** The number of papers. */
  count: number;
  /** The prefixes of terms by which shards are named. */
  shards: string[];
}

/** Terms, each with the numbers of its papers as differences, each followed by the term's score there. */
export type Postings = Record<string, number[]>;

export interface Shard {
  /** The terms with the shard's prefix, without those of shards with a longer prefix. */
  terms: Postings;
  /** The first results of the prefix itself, by number: most queries that load a shard are just that. */
  papers: Record<number, IndexedPaper>;
}

/**
 * The results of a word that is too short for a single shard: precomputed by the build, because many shards have a
 * part of them.
 */
export interface ShortAnswer {
  /** The number of papers with a term that begins with these letters. */
  count: number;
  /** The set of these papers, as `paperSet` writes it: for queries with other words. */
  all: string;
  /** The numbers of the best of them, best first. */
  best: number[];
  /** The first of those, so that the first results need no second request. */
  papers: Record<number, IndexedPaper>;
}

/** The number of results that are loaded and rendered first: as many as a screen shows. */
export const seenFirst = 2;

/** A paper in search results, in a separate file. */
export interface IndexedPaper {
  /** The address of the paper's page, from the site's root. */
  to: string;
  title: string;
  language: string;
  authors: string[];
  abstract: string;
  /** Notices have none. */
  keywords?: string[];
  subject: string;
  volume?: number;
  issue?: IssueNumber;
  /** Month and year in words. */
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

/** @param letters a prefix of shard names, but not a shard with all terms of that prefix */
export function shortAddress(folder: string, letters: string): string {
  return `${folder}/short_${fileName(letters)}.json`;
}

/** Characters that file names should not contain are written as numbers. */
function fileName(letters: string): string {
  return [...letters]
    .map((sign) => (/[a-z\d]/.test(sign) ? sign : `-${sign.codePointAt(0)!.toString(16)}-`))
    .join('');
}

/** @param number of the paper: papers are numbered from the oldest, so that new ones change no number */
export function paperAddress(folder: string, number: number): string {
  return `${folder}/papers/${number}.json`;
}
