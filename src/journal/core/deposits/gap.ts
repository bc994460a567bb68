/** A requirement of an indexer that the content does not meet. */
export interface Gap {
  what: string;
  /** The text that the owner should write, and its place. */
  how: string;
}

/** The gap, if there is one. */
export function gap(isMissing: boolean, what: string, how: string): Gap[] {
  return isMissing ? [{ what, how }] : [];
}

/** A number with its noun: 1 paper, 2 papers. */
export function countNoun(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}
