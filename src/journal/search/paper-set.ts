/**
 * Many papers of all as a text, a bit for each paper, four bits a hexadecimal digit: the numbers of half of all papers
 * would be several times as long.
 */
export function paperSet(papers: readonly number[]): string {
  const digits: number[] = [];
  for (const paper of papers) digits[paper >> 2] = (digits[paper >> 2] ?? 0) | (1 << (paper & 3));
  return Array.from(digits, (digit = 0) => digit.toString(16)).join('');
}

/** The numbers of the papers in it, in order. */
export function papersOf(set: string): number[] {
  const papers: number[] = [];
  for (let place = 0; place < set.length; place++) {
    const digit = parseInt(set[place]!, 16);
    for (let bit = 0; bit < 4; bit++) if (digit & (1 << bit)) papers.push(place * 4 + bit);
  }
  return papers;
}
