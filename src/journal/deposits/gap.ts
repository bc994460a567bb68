/** What an indexer asks for and the content does not say. */
export interface Gap {
  what: string;
  /** What the owner writes, and where. */
  how: string;
}

/** The gap, where there is one. */
export function gap(isMissing: boolean, what: string, how: string): Gap[] {
  return isMissing ? [{ what, how }] : [];
}

/** 1 paper, 2 papers */
export function count(number: number, name: string): string {
  return `${number} ${name}${number === 1 ? '' : 's'}`;
}
