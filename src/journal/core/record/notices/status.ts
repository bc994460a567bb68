import type { NoticeKind } from '../../../content/written-parts.ts';

/** The status of a paper by its most serious notice. */
export type PaperStatus = 'retracted' | 'concern' | 'corrected';

/** The status of a paper that follows from its notices: the gravest counts. */
export function paperStatus(notices: readonly { kind: NoticeKind }[]): PaperStatus | undefined {
  const kinds = notices.map(({ kind }) => kind);
  if (kinds.includes('retraction')) return 'retracted';
  if (kinds.includes('expression-of-concern')) return 'concern';
  // An addendum changes nothing in the existing text.
  return kinds.includes('correction') ? 'corrected' : undefined;
}

/** The label of a status in lists. */
export const statusWords: Record<PaperStatus, string> = {
  retracted: 'Retracted',
  concern: 'Expression of concern',
  corrected: 'Corrected',
};

/** The prefix of an unreliable paper's title, in citations and page titles. */
export function titlePrefix(status: PaperStatus | undefined): string {
  return (status && prefixes[status]) ?? '';
}

const prefixes: Partial<Record<PaperStatus, string>> = {
  retracted: 'RETRACTED: ',
  concern: 'EXPRESSION OF CONCERN: ',
};
