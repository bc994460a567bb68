import type { PaperRecord } from './paper-record.ts';
import type { IssueRecord, JournalRecord } from './record.ts';

/** What the server keeps of the journal, to answer harvesters: the record, each paper with the day it last changed. */
export interface ServerJournal {
  journal: Omit<JournalRecord, 'papers' | 'issues'>;
  issues: Omit<IssueRecord, 'papers'>[];
  papers: HarvestedPaper[];
}

export interface HarvestedPaper {
  paper: PaperRecord;
  /** The day on which this record became what it is: harvesters ask for all that came since. */
  datestamp: string;
  /** Tells whether the record has changed since the last build. */
  hash: string;
}

/** Where the build leaves it, below the built site; nobody can fetch what is hidden. */
export const serverJournalFile = '.server/journal.json';

/**
 * Gives each paper the day of its last change: that of the earlier build where nothing has changed, else today.
 * @param earlier what the last build left, if it is still there
 */
export function serverJournal(
  record: JournalRecord,
  earlier: ServerJournal | undefined,
  { today, hash }: { today: string; hash(text: string): string },
): ServerJournal {
  const { papers, issues, ...journal } = record;
  const known = new Map(earlier?.papers.map((each) => [each.paper.route, each]));
  const facts = JSON.stringify(journal);
  return {
    journal,
    issues: issues.map(withoutPapers),
    papers: papers.map((paper) => {
      const current = hash(JSON.stringify(paper) + facts);
      const last = known.get(paper.route);
      return { paper, datestamp: last?.hash === current ? last.datestamp : today, hash: current };
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
}: IssueRecord): ServerJournal['issues'][number] {
  return { route, url, volume, issue, published, ...(title && { title }) };
}
