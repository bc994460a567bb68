import type { NoticeKind } from '../../content/written-parts.ts';

/** How a paper stands by its notices: the gravest counts. */
export type PaperStatus = 'retracted' | 'concern' | 'corrected';

export function statusOf(notices: readonly { kind: NoticeKind }[]): PaperStatus | undefined {
  const kinds = notices.map(({ kind }) => kind);
  if (kinds.includes('retraction')) return 'retracted';
  if (kinds.includes('expression-of-concern')) return 'concern';
  // What an addendum adds changes nothing of what stands there.
  return kinds.includes('correction') ? 'corrected' : undefined;
}

/** What listings call it. */
export const statusWords: Record<PaperStatus, string> = {
  retracted: 'Retracted',
  concern: 'Expression of concern',
  corrected: 'Corrected',
};

/** What stands before the title of a paper that is not to be relied on, in citations and in its page's title. */
export function titlePrefix(status: PaperStatus | undefined): string {
  return (status && prefixes[status]) ?? '';
}

const prefixes: Partial<Record<PaperStatus, string>> = {
  retracted: 'RETRACTED: ',
  concern: 'EXPRESSION OF CONCERN: ',
};
