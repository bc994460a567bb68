import type { IssueRecord, JournalRecord } from '../record/record.ts';
import { assignDois } from './assign-dois.ts';
import type { PaperRecord } from '../record/paper-record.ts';

/** The assigned numbers of a paper or notice. */
export interface AssignedNumbers {
  route: string;
  pages?: PageSpan;
  doi?: string;
}

/** The DOIs and numbers for papers that have none, and the reasons if some can't get one. */
export interface Assignments {
  assigned: AssignedNumbers[];
  /** The reasons why papers get no number, one sentence each. */
  reasons: string[];
}

/** A group of items: an issue, or online first, where papers have no pages. */
export type NumberedGroup = Pick<IssueRecord, 'papers' | 'notices'> & { isOnlineFirst?: true };

/**
 * Assigns missing page numbers and DOIs to papers and notices. Existing ones stay.
 * @param groups the requested ones
 */
export function assignNumbers(journal: JournalRecord, groups: readonly NumberedGroup[]): Assignments {
  const pageAssignments = groups
    .filter(({ isOnlineFirst }) => !isOnlineFirst)
    .map(({ papers }) => assignPages(papers));
  const pages = new Map(pageAssignments.flatMap(({ assigned }) => [...assigned]));
  const dois = assignDois(journal, groups);
  const assigned = groups
    .flatMap(({ papers, notices }) => [...papers, ...notices])
    .map(({ route }): AssignedNumbers => {
      const [span, doi] = [pages.get(route), dois.assigned.get(route)];
      return { route, ...(span && { pages: span }), ...(doi && { doi }) };
    });
  return {
    assigned: assigned.filter((each) => each.pages ?? each.doi),
    reasons: [...dois.reasons, ...pageAssignments.flatMap(({ reasons }) => reasons)],
  };
}

interface PageSpan {
  first: number;
  last: number;
}

/**
 * The missing page numbers of an issue's papers, by route: consecutive in the order of the issue, by the page counts
 * of their PDFs. After a paper of unknown length numbering stops.
 */
function assignPages(papers: readonly PaperRecord[]): {
  assigned: Map<string, PageSpan>;
  reasons: string[];
} {
  const assigned = new Map<string, PageSpan>();
  let last = Math.max(0, ...papers.map(({ lastPage }) => (typeof lastPage === 'number' ? lastPage : 0)));
  for (const { route, slug, firstPage, articleNumber, pdf } of papers) {
    if ((firstPage ?? articleNumber) !== undefined) continue;
    if (!pdf?.pages || pdf.sample) {
      const why = pdf?.sample ? 'is a sample' : 'is missing, or can’t be read';
      const reason = `${slug} and the papers after it get no page numbers: its PDF ${why}.`;
      return { assigned, reasons: [reason] };
    }
    assigned.set(route, { first: last + 1, last: last + pdf.pages });
    last += pdf.pages;
  }
  return { assigned, reasons: [] };
}
