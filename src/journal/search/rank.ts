import { distance } from 'fastest-levenshtein';

/** How much a term counts for a word that was asked for: 1 where it is the same, less the more they differ, or 0. */
export function likeness(term: string, word: string): number {
  if (term === word) return 1;
  const longer = term.length - word.length;
  if (longer > 0 && term.startsWith(word)) return (0.375 * term.length) / (term.length + 0.3 * longer);
  const allowed = word.length > 4 ? Math.round(word.length * 0.2) : 0;
  if (Math.abs(longer) > allowed) return 0;
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

/**
 * The numbers of the papers that all words were found in, best first; of those that are worth the same the newest.
 * @param words one at least
 */
export function rankedPapers(words: readonly Scores[]): number[] {
  const [first, ...others] = words;
  const sums = new Float64Array(first!.length);
  const found: number[] = [];
  for (let paper = 0; paper < sums.length; paper++) {
    if (!words.every((scores) => scores[paper]! > 0)) continue;
    sums[paper] = others.reduce((sum, scores) => sum + scores[paper]!, first![paper]!);
    found.push(paper);
  }
  return found.sort((one, other) => sums[other]! - sums[one]! || other - one);
}
