import { distance } from 'fastest-levenshtein';

/** How much a term counts for a word that was asked for: 1 where it is the same, less where it only begins so, or 0. */
export function likeness(term: string, word: string): number {
  if (term === word) return 1;
  const longer = term.length - word.length;
  return longer > 0 && term.startsWith(word) ? (0.375 * term.length) / (term.length + 0.3 * longer) : 0;
}

/** How much a term counts for a word that is written nowhere: less the more they differ; 0 where they differ too much. */
export function likenessWithSlips(term: string, word: string): number {
  const allowed = word.length > 3 ? Math.round(word.length * 0.2) : 0;
  if (Math.abs(term.length - word.length) > allowed) return 0;
  const slips = distance(term, word);
  return slips <= allowed ? (0.45 * term.length) / (term.length + slips) : 0;
}

/** What a word is worth in each paper, by the paper's number; 0 where it is not found. */
export type Scores = Float64Array;

/** Adds what a term is worth in its papers, so far as it counts for the word. */
export function addPostings(scores: Scores, postings: readonly number[], weight: number): void {
  let paper = 0;
  for (let place = 0; place < postings.length; place += 2) {
    paper += postings[place]!;
    scores[paper]! += weight * postings[place + 1]!;
  }
}

/** The papers that a search finds, by their numbers. */
export interface FoundPapers {
  /** All of them, in no order of worth. */
  all: readonly number[];
  /** So many of them, best first; of those that are worth the same the newest. */
  best(many: number): number[];
}

/**
 * Finds the papers that have all words. A visitor waits for it after each letter, and is shown a few of thousands: these
 * alone are sorted, and plain loops are quicker than calls for each paper, as nothing here is compiled by then.
 * @param words what each is worth; one at least
 */
export function findPapers([first, ...others]: readonly [Scores, ...Scores[]]): FoundPapers {
  const sums = Float64Array.from(first);
  for (const scores of others)
    for (let paper = 0; paper < sums.length; paper++) {
      const isInBoth = sums[paper]! > 0 && scores[paper]! > 0;
      sums[paper] = isInBoth ? sums[paper]! + scores[paper]! : 0;
    }
  const all: number[] = [];
  for (let paper = 0; paper < sums.length; paper++) if (sums[paper]! > 0) all.push(paper);
  const isBefore = (one: number, other: number) => sums[other]! - sums[one]! || other - one;
  return {
    all,
    best: (many) => {
      // What is not found is worth 0 and stands at the beginning.
      const least = sums.slice().sort()[Math.max(sums.length - all.length, sums.length - many)];
      return all
        .filter((paper) => sums[paper]! >= least!)
        .sort(isBefore)
        .slice(0, many);
    },
  };
}
