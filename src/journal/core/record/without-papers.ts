import type { IssueRecord, JournalRecord } from './record.ts';

/** The journal without its publications. */
export type JournalMetadata = Omit<JournalRecord, 'papers' | 'notices' | 'issues' | 'board'>;

/** The journal with issues that have only their own data. */
export interface JournalOfPaper extends JournalMetadata {
  issues: readonly Omit<IssueRecord, 'papers' | 'notices'>[];
}

/** The journal as pages and files of single papers show it: independent of other publications. */
export function withoutPapers(journal: JournalRecord): JournalMetadata {
  const { papers: _papers, notices: _notices, issues: _issues, board: _board, ...alone } = journal;
  return alone;
}
