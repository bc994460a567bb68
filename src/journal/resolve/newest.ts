import type { IssueCard } from '../content/resolved.ts';

/** How many papers the journal's own page has room for beside all else that stands there. */
const roomForPapers = 15;

/**
 * The newest issues, oldest first: as many as there is room for, and one at least, whose first papers are shown.
 * @param issues oldest first
 */
export function newestIssues(issues: readonly IssueCard[]): IssueCard[] {
  const newest: IssueCard[] = [];
  let room = roomForPapers;
  for (const issue of issues.toReversed()) {
    if (newest.length > 0 && issue.count > room) break;
    newest.unshift({ ...issue, papers: issue.papers.slice(0, room) });
    room -= issue.count;
  }
  return newest;
}
