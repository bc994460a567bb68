import type { WrittenAuthor } from '../../../content/written-parts.ts';

/** A role of an author, by the CRediT taxonomy. */
export type WrittenRole = NonNullable<WrittenAuthor['roles']>[number];

/** The taxonomy of contributions to research, ANSI/NISO Z39.104. */
export const CREDIT = 'https://credit.niso.org/';

/** The terms of CRediT, by the last part of their addresses. */
const terms: Record<WrittenRole['role'], string> = {
  conceptualization: 'Conceptualization',
  'data-curation': 'Data curation',
  'formal-analysis': 'Formal analysis',
  'funding-acquisition': 'Funding acquisition',
  investigation: 'Investigation',
  methodology: 'Methodology',
  'project-administration': 'Project administration',
  resources: 'Resources',
  software: 'Software',
  supervision: 'Supervision',
  validation: 'Validation',
  visualization: 'Visualization',
  'writing-original-draft': 'Writing – original draft',
  'writing-review-editing': 'Writing – review & editing',
};

/** The English term of a role in the CRediT taxonomy. */
export function creditTerm({ role }: Pick<WrittenRole, 'role'>): string {
  return terms[role];
}

/** The address of a term. */
export function addressOfTerm({ role }: Pick<WrittenRole, 'role'>): string {
  return `${CREDIT}contributor-roles/${role}/`;
}

/** The role that a file names by the term or its address. */
export function findRole(text: string | undefined): WrittenRole['role'] | undefined {
  const normalizedTerm = normalizeTerm(
    text?.replace(/^https?:\/\/credit\.niso\.org\/contributor-roles\//, '') ?? '',
  );
  return (Object.keys(terms) as WrittenRole['role'][]).find((role) => normalizeTerm(role) === normalizedTerm);
}

/**
 * Normalises a term: Writing – review & editing, writing-review-editing and Writing: review and editing become
 * equal.
 */
function normalizeTerm(text: string): string {
  return text
    .toLowerCase()
    .replace(/\band\b/g, '')
    .replace(/[^a-z]/g, '');
}
