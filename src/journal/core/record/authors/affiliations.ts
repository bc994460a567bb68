import type { WrittenAuthor } from '../../../content/written-parts.ts';

/** The affiliation of an author. */
export interface Affiliation {
  name: string;
  /** Its identifier in the Research Organization Registry. */
  ror?: string;
}

/** All institutions of an author; an independent author has none. */
export function listAffiliations({
  affiliation,
  ror,
  furtherAffiliations = [],
}: Pick<WrittenAuthor, 'affiliation' | 'ror' | 'furtherAffiliations'>): Affiliation[] {
  const first =
    affiliation === undefined || isIndependent(affiliation)
      ? []
      : [{ name: affiliation, ...(ror && { ror }) }];
  return [...first, ...furtherAffiliations];
}

/**
 * Whether a text such as “Independent researcher” is not an institution: the page shows it, but indexes must not get
 * it.
 */
function isIndependent(affiliation: string): boolean {
  return /^independent(?: (?:researcher|scholar|author|writer|consultant))?$/i.test(affiliation.trim());
}

/** @param ror the identifier alone: 00samp171 */
export function rorAddress(ror: string): string {
  return `https://ror.org/${ror}`;
}
