import { latest } from '../dates.ts';
import type { PaperRecord } from '../paper-record.ts';
import type { IssueRecord } from '../record.ts';

/** The last change of a paper's page, by its record: publication or a notice. */
export function paperLastChange({ published, notices = [] }: PaperRecord): string {
  return latest([published, ...notices.map(({ date }) => date)]) ?? published;
}

/** The date of the last change of an issue or one of its papers. */
export function issueLastChange({ published, papers, notices }: IssueRecord): string {
  return latest([published, ...[...papers, ...notices].map(paperLastChange)]) ?? published;
}
