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
  asked: number | undefined,
  routes: JournalRoutes,
  hasPage: (route: string) => boolean,
): Archive {
  const to = (year: number) => routes.part({ list: 'archive', part: year });
  const isHere = ({ year }: DatedIssue) => (asked === undefined ? !hasPage(to(year)) : year === asked);
  const apart = Map.groupBy(
    issues.filter(({ year }) => hasPage(to(year))),
    ({ year }) => year,
  );
  const years = [...apart].map(([year, found]): ArchivedYear => {
    const papers = found.reduce((sum, { card }) => sum + card.count, 0);
    return { year, papers, to: to(year) };
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
