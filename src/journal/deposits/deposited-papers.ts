import type { PaperRecord } from '../record/paper-record.ts';
import type { IssueRecord } from '../record/record.ts';

/** The papers of an issue, or those online first, which are deposited without one. */
export type DepositedPapers = IssueRecord | { papers: PaperRecord[] };

/** v1i2, or online-first: a deposit and its file are known by it. */
export function nameOf(group: DepositedPapers): string {
  return 'issue' in group ? `v${group.volume}i${group.issue}` : 'online-first';
}

/** What is deposited of a group: its papers, and the notices that appear in an issue. */
export function itemsOf(group: DepositedPapers): PaperRecord[] {
  return 'issue' in group ? [...group.papers, ...group.notices] : group.papers;
}
