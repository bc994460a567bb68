/** Letters and digits that neither look nor sound like one another too much, and spell no words. */
const alphabet = 'CDFGHJKMNPQRTWXY34679';

/** A reference that a person can read over the telephone: CDFG-3467. */
export function newReference(randomInt: (below: number) => number): string {
  const letters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length)));
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
