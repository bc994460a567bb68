import type { IssueRecord, JournalRecord } from './record.ts';

/** What is known of the journal besides what it has published. */
export type JournalAlone = Omit<JournalRecord, 'papers' | 'notices' | 'issues' | 'board'>;

/** The same with issues, of which nothing is known but what they say of themselves. */
export interface JournalOfPaper extends JournalAlone {
  issues: readonly Omit<IssueRecord, 'papers' | 'notices'>[];
}

/** The journal as pages and files of single papers show it: it is the same whatever else appears. */
export function withoutPapers(journal: JournalRecord): JournalAlone {
  const { papers: _papers, notices: _notices, issues: _issues, board: _board, ...alone } = journal;
  return alone;
}
