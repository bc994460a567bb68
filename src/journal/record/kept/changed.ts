import { latest } from '../dates.ts';
import type { PaperRecord } from '../paper-record.ts';
import type { IssueRecord } from '../record.ts';

/** When a paper's page last changed as far as the record knows: by publication or by a notice. */
export function paperChanged({ published, notices = [] }: PaperRecord): string {
  return latest([published, ...notices.map(({ date }) => date)]) ?? published;
}

export function issueChanged({ published, papers, notices }: IssueRecord): string {
  return latest([published, ...[...papers, ...notices].map(paperChanged)]) ?? published;
}
