import { issueSegment } from '../record/issue-number.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import type { IssueRecord } from '../record/record.ts';

/** The papers of an issue, or online-first papers without an issue. */
export type DepositedPapers = IssueRecord | { papers: PaperRecord[] };

/** The name of a deposit and its file: v1i2, or online-first. */
export function depositName(group: DepositedPapers): string {
  return 'issue' in group ? `v${group.volume}${issueSegment(group.issue)}` : 'online-first';
}

/** The deposited items of a group: its papers, and the notices of an issue. */
export function depositedItems(group: DepositedPapers): PaperRecord[] {
  return 'issue' in group ? [...group.papers, ...group.notices] : group.papers;
}
