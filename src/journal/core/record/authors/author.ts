import type { Affiliation } from './affiliations.ts';
import type { WrittenRole } from './credit.ts';
import { withoutEmpty } from '../without-empty.ts';
import type { WrittenAuthor } from '../../../content/written-parts.ts';

/** An author with the name in both orders. */
export interface AuthorRecord {
  /** The name as on the title page: Anjali Deshmukh. */
  name: string;
  /** The name as in lists: Deshmukh, Anjali; a single name unchanged. */
  listed: string;
  given?: string;
  family?: string;
  /** Whether a group or an institution is the author. */
  isGroup?: boolean;
  position?: string;
  affiliation?: string;
  email?: string;
  orcid?: string;
  corresponding?: boolean;
  ror?: string;
  furtherAffiliations?: Affiliation[];
  /** The roles in the terms of CRediT. */
  roles?: WrittenRole[];
  equalContribution?: boolean;
  note?: string;
}

/** An author of a paper's file in the form that pages and exports use. */
export function authorRecord(author: WrittenAuthor): AuthorRecord {
  const { given, family, name, group, ...rest } = author;
  return withoutEmpty<AuthorRecord>({
    ...rest,
    name: authorName(author),
    isGroup: group !== undefined,
    listed: group ?? name ?? [family, given].filter(Boolean).join(', '),
    given,
    family,
  });
}

/** The name as on the title page: Anjali Deshmukh. */
export function authorName({
  group,
  name,
  given,
  family,
}: Pick<WrittenAuthor, 'group' | 'name' | 'given' | 'family'>): string {
  return group ?? name ?? [given, family].filter(Boolean).join(' ');
}

/** The address of an ORCID record. */
export function orcidAddress(orcid: string): string {
  return `https://orcid.org/${orcid}`;
}
