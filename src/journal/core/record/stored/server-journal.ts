import { paperLastChange } from './last-change.ts';
import { toInstant } from '../dates.ts';
import type { StoredRecords } from './stored-records.ts';
import type { PaperRecord } from '../paper-record.ts';
import type { IssueRecord, JournalRecord } from '../record.ts';

/** The journal's data on the server, for harvesters: the record, and the date of each paper's last change. */
export interface ServerJournal {
  journal: Omit<JournalRecord, 'papers' | 'issues' | 'notices'>;
  issues: Omit<IssueRecord, 'papers' | 'notices'>[];
  /** Papers, and notices about them. */
  papers: HarvestedPaper[];
  /** Removed papers, so that harvesters remove them too. Undefined if no records are stored. */
  removed?: RemovedPaper[];
}

/** A paper with the date for harvesters. */
export interface HarvestedPaper {
  paper: PaperRecord;
  /** The date of the record's last change: harvesters request all changes since a date. */
  datestamp: string;
  /** The first route of a moved paper, which harvesters have as its identifier. */
  firstRoute?: string;
}

/** A paper that was published and then removed: harvesters must delete it too. */
export interface RemovedPaper {
  route: string;
  datestamp: string;
}

/** The file that the build writes, below the built site; hidden files are not public. */
export const serverJournalFile = '.server/journal.json';

/**
 * Adds the date of the last change to each paper.
 * @param stored the current records of all papers; without them, the date of publication or of a notice is used
 */
export function serverJournal(record: JournalRecord, stored?: StoredRecords): ServerJournal {
  const { papers, notices, issues, ...journal } = record;
  return {
    journal,
    issues: issues.map(withoutPapers),
    // The server only needs metadata.
    papers: [...papers, ...notices].map(({ text: _text, ...paper }) => {
      const { date, firstRoute } = stored?.get(paper.route) ?? {};
      return {
        paper,
        datestamp: date ?? toInstant(paperLastChange(paper)).slice(0, 10),
        ...(firstRoute !== undefined && { firstRoute }),
      };
    }),
    ...(stored && {
      removed: [...stored].flatMap(([route, { date, hash, firstRoute = route }]) => {
        return hash === undefined ? [{ route: firstRoute, datestamp: date }] : [];
      }),
    }),
  };
}

function withoutPapers({
  route,
  url,
  volume,
  issue,
  published,
  title,
  guestEditors,
}: IssueRecord): ServerJournal['issues'][number] {
  return {
    route,
    url,
    volume,
    issue,
    published,
    ...(title && { title }),
    ...(guestEditors && { guestEditors }),
  };
}
