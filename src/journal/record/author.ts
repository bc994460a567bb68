import { filled } from './filled.ts';
import type { WrittenAuthor } from '../content/written-parts.ts';

export interface AuthorRecord {
  /** As on the title page: Anjali Deshmukh. */
  name: string;
  /** As in lists: Deshmukh, Anjali; a single name as it is. */
  listed: string;
  given?: string;
  family?: string;
  position: string;
  affiliation: string;
  email?: string;
  orcid?: string;
  corresponding?: boolean;
}

export function authorRecord(author: WrittenAuthor): AuthorRecord {
  const { given, family, name, position, affiliation, email, orcid, corresponding } = author;
  return filled<AuthorRecord>({
    name: name ?? [given, family].filter(Boolean).join(' '),
    listed: name ?? [family, given].filter(Boolean).join(', '),
    given,
    family,
    position,
    affiliation,
    email,
    orcid,
    corresponding,
  });
}

export function orcidAddress(orcid: string): string {
  return `https://orcid.org/${orcid}`;
}
