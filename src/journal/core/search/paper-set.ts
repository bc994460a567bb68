/**
 * A set of papers as text, with one bit per paper in hexadecimal digits: for half of all papers this is much
 * shorter than their numbers.
 */
export function paperSet(papers: readonly number[]): string {
  const digits: number[] = [];
  for (const paper of papers) digits[paper >> 2] = (digits[paper >> 2] ?? 0) | (1 << (paper & 3));
  return Array.from(digits, (digit = 0) => digit.toString(16)).join('');
}

/** The numbers of the papers in a set, sorted. */
export function listPapers(set: string): number[] {
  const papers: number[] = [];
  for (let place = 0; place < set.length; place++) {
    const digit = parseInt(set[place]!, 16);
    for (let bit = 0; bit < 4; bit++) if (digit & (1 << bit)) papers.push(place * 4 + bit);
  }
  return papers;
}
