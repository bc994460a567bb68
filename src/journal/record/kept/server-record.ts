import { paperChanged } from './changed.ts';
import { instantOf } from '../dates.ts';
import type { KeptRecords } from './kept-records.ts';
import type { PaperRecord } from '../paper-record.ts';
import type { IssueRecord, JournalRecord } from '../record.ts';

/** What the server keeps of the journal, to answer harvesters: the record, each paper with the day it last changed. */
export interface ServerJournal {
  journal: Omit<JournalRecord, 'papers' | 'issues' | 'notices'>;
  issues: Omit<IssueRecord, 'papers' | 'notices'>[];
  /** Papers, and notices of them. */
  papers: HarvestedPaper[];
  /** Papers that are no longer there: harvesters are told so, that they forget them too. Nothing where nobody keeps them. */
  removed?: RemovedPaper[];
}

export interface HarvestedPaper {
  paper: PaperRecord;
  /** The day on which this record became what it is: harvesters ask for all that came since. */
  datestamp: string;
  /** The route by which harvesters know it, where it has moved since. */
  known?: string;
}

export interface RemovedPaper {
  route: string;
  datestamp: string;
}

/** Where the build leaves it, below the built site; nobody can fetch what is hidden. */
export const serverJournalFile = '.server/journal.json';

/**
 * Gives each paper the day of its last change.
 * @param kept the records of all papers as they are; without them, a paper is of the day when it was published, or when a
 *   notice of it was
 */
export function serverJournal(record: JournalRecord, kept?: KeptRecords): ServerJournal {
  const { papers, notices, issues, ...journal } = record;
  return {
    journal,
    issues: issues.map(withoutPapers),
    // The server answers with metadata alone.
    papers: [...papers, ...notices].map(({ text: _text, ...paper }) => {
      const { date, known } = kept?.get(paper.route) ?? {};
      return {
        paper,
        datestamp: date ?? instantOf(paperChanged(paper)).slice(0, 10),
        ...(known !== undefined && { known }),
      };
    }),
    ...(kept && {
      removed: [...kept].flatMap(([route, { date, hash, known = route }]) => {
        return hash === undefined ? [{ route: known, datestamp: date }] : [];
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
