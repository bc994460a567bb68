import type { IssueRecord, JournalRecord } from '../record/record.ts';
import { assignDois } from './assign-dois.ts';
import { assignPages, type PageSpan } from './assign-pages.ts';

/** What a paper or a notice gets. */
export interface Assigned {
  route: string;
  pages?: PageSpan;
  doi?: string;
}

export interface Assignments {
  assigned: Assigned[];
  /** Why papers get no number: a sentence each. */
  reasons: string[];
}

/** What appears together: in an issue, or online first, where papers have no pages. */
export type NumberedGroup = Pick<IssueRecord, 'papers' | 'notices'> & { isOnlineFirst?: true };

/**
 * Gives papers and notices what they still have to get: page numbers and DOIs. What they have stays.
 * @param groups those that are asked for
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
