import { distance } from 'fastest-levenshtein';

/** The weight of a term for a query word: 1 if equal, less for a prefix match, or 0. */
export function similarity(term: string, word: string): number {
  if (term === word) return 1;
  const extraLetters = term.length - word.length;
  return extraLetters > 0 && term.startsWith(word)
    ? (0.375 * term.length) / (term.length + 0.3 * extraLetters)
    : 0;
}

/** The weight of a term for an unknown word: the more they differ, the lower; 0 if they differ too much. */
export function similarityWithTypos(term: string, word: string): number {
  const maxTypos = word.length > 3 ? Math.round(word.length * 0.2) : 0;
  if (Math.abs(term.length - word.length) > maxTypos) return 0;
  const typos = distance(term, word);
  return typos <= maxTypos ? (0.45 * term.length) / (term.length + typos) : 0;
}

/** The score of a word in each paper, by the paper's number; 0 if it does not occur. */
export type Scores = Float64Array;

/** Adds the scores of a term, multiplied by its weight. */
export function addPostings(scores: Scores, postings: readonly number[], weight: number): void {
  let paper = 0;
  for (let place = 0; place < postings.length; place += 2) {
    paper += postings[place]!;
    scores[paper]! += weight * postings[place + 1]!;
  }
}

/** The results of a search, by paper number. */
export interface FoundPapers {
  /** All found papers, unsorted. */
  all: readonly number[];
  /** The best papers, best first; with equal scores the newest first. */
  best(many: number): number[];
}

/**
 * Finds the papers with all words. A visitor waits for this after each letter, and sees a few of thousands of
 * papers, so only these are sorted. Plain loops are faster than a call per paper, because the code is not compiled
 * yet.
 * @param words the scores of each; at least one
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
      // Papers without a match have 0 and come first.
      const least = sums.slice().sort()[Math.max(sums.length - all.length, sums.length - many)];
      return all
        .filter((paper) => sums[paper]! >= least!)
        .sort(isBefore)
        .slice(0, many);
    },
  };
}
