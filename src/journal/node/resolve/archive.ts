import type { Archive, ArchivedYear, IssueCard } from '../../content/resolved.ts';
import type { JournalRoutes } from '../../core/record/addresses/journal-routes.ts';

/** The maximal number of titles on the page: with more, it lists only issues, with links to their papers. */
const mostTitles = 60;

/** An issue with its year. */
export interface DatedIssue {
  year: number;
  card: IssueCard;
}

/**
 * The issues of one year, or of all years without a separate page.
 * @param hasPage whether a page exists at an address
 */
export function createArchive(
  issues: readonly DatedIssue[],
  year: number | undefined,
  routes: JournalRoutes,
  hasPage: (route: string) => boolean,
): Archive {
  const to = (part: number) => routes.part({ list: 'archive', part });
  const isHere = (issue: DatedIssue) => (year === undefined ? !hasPage(to(issue.year)) : issue.year === year);
  const separateYears = Map.groupBy(
    issues.filter(({ year }) => hasPage(to(year))),
    ({ year }) => year,
  );
  const years = [...separateYears].map(([part, cards]): ArchivedYear => {
    const papers = cards.reduce((sum, { card }) => sum + card.count, 0);
    return { year: part, papers, to: to(part) };
  });
  return {
    issues: withFewTitles(issues.filter(isHere).map(({ card }) => card)),
    years: years.sort((one, other) => other.year - one.year),
  };
}

function withFewTitles(issues: readonly IssueCard[]): IssueCard[] {
  const titles = issues.reduce((sum, { count }) => sum + count, 0);
  return issues.map((issue) => (titles > mostTitles ? { ...issue, papers: [] } : issue));
}
