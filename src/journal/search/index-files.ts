/* The index of the search, as files: the build writes them, and the browser loads those that a query needs. */

/** Where the index begins: search-index/start.json, below the journal. */
export interface IndexStart {
  /** The prefixes by which terms are shared out, each the name of a shard. */
  shards: string[];
}

/**
 * The terms that begin with the prefix of the shard, and that no shard of a longer prefix holds. Each has the numbers of
 * its papers, every one as the difference to the one before, and behind each what the term is worth there.
 */
export type Shard = Record<string, number[]>;

/** A paper as results show it, in a file of its own. */
export interface IndexedPaper {
  /** The address of the paper's page, from the root of the site. */
  to: string;
  title: string;
  language: string;
  authors: string[];
  abstract: string;
  keywords: string[];
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

/** @param prefix of the shard; letters that no file name should hold are written as their numbers */
export function shardAddress(folder: string, prefix: string): string {
  const name = [...prefix].map((sign) =>
    /[a-z\d]/.test(sign) ? sign : `-${sign.codePointAt(0)!.toString(16)}-`,
  );
  return `${folder}/terms_${name.join('')}.json`;
}

/** @param number of the paper: papers are numbered from the oldest, so that those that come later change no number */
export function paperAddress(folder: string, number: number): string {
  return `${folder}/papers/${number}.json`;
}
