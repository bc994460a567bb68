import type { WrittenAuthor } from '../../../content/written-parts.ts';

/** The affiliation of an author. */
export interface Affiliation {
  name: string;
  /** Its number in the Research Organization Registry. */
  ror?: string;
}

/** All institutions of an author; lists show the first. */
export function listAffiliations({
  affiliation,
  ror,
  furtherAffiliations = [],
}: Pick<WrittenAuthor, 'affiliation' | 'ror' | 'furtherAffiliations'>): Affiliation[] {
  return [{ name: affiliation, ...(ror && { ror }) }, ...furtherAffiliations];
}

/** @param ror the number alone: 00samp171 */
export function rorAddress(ror: string): string {
  return `https://ror.org/${ror}`;
}
