import type { IssueRecord, JournalRecord } from '../record/record.ts';
import { assignDois } from './assign-dois.ts';
import { assignPages, type PageSpan } from './assign-pages.ts';

/** The assigned numbers of a paper or notice. */
export interface Assigned {
  route: string;
  pages?: PageSpan;
  doi?: string;
}

export interface Assignments {
  assigned: Assigned[];
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
  const paged = groups.filter(({ isOnlineFirst }) => !isOnlineFirst).map(({ papers }) => assignPages(papers));
  const pages = new Map(paged.flatMap(({ assigned }) => [...assigned]));
  const dois = assignDois(journal, groups);
  const assigned = groups
    .flatMap(({ papers, notices }) => [...papers, ...notices])
    .map(({ route }): Assigned => {
      const [own, doi] = [pages.get(route), dois.assigned.get(route)];
      return { route, ...(own && { pages: own }), ...(doi && { doi }) };
    });
  return {
    assigned: assigned.filter((each) => each.pages ?? each.doi),
    reasons: [...dois.reasons, ...paged.flatMap(({ reasons }) => reasons)],
  };
}
