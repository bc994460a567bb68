import type { IssueCard } from '../../content/resolved.ts';

/** The number of papers on the journal's own page, next to its other content. */
const roomForPapers = 15;

/**
 * The newest issues that fit, oldest first. At least one issue is returned, with its first papers.
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
