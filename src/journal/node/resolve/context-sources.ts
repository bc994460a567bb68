import { monthInWords } from 'pagewright/text';
import type { PaperContext } from '../../content/resolved.ts';
import { journalRoutes } from '../../core/record/addresses/journal-routes.ts';
import { sumUses, type MonthlyUses } from '../../core/record/stored/usage-counts.ts';
import type { PaperRecord } from '../../core/record/paper-record.ts';
import { issueNumbers } from '../../core/record/place.ts';
import type { JournalRecord } from '../../core/record/record.ts';
import { withoutPapers } from '../../core/record/without-papers.ts';
import { issueKey } from '../../core/record/issue-number.ts';
import type { SurroundingData, ContextInput } from './paper-context.ts';
import type { JournalIndex } from './paper-index.ts';
import { valueHash } from './value-hash.ts';
import { toPaperLink, relatedLink } from './paper-links.ts';
import { relatedPapers } from './related.ts';

/**
 * Prepares the sources of papers' pages. A source is JSON with everything that a page shows of its paper and of the
 * rest of the journal; "null" for an unknown paper, such as an example.
 * @param language the language in which months are named
 * @param usage the stored usage counts, if any
 */
export function contextSources(
  journal: JournalRecord,
  subjects: Pick<JournalIndex, 'getAddress'>,
  language: string,
  usage?: MonthlyUses,
): ContextSources {
  const { papers, notices } = journal;
  const journalContext = { journal: withoutPapers(journal), language };
  const contextHash = valueHash(journalContext);
  const byRoute = new Map([...papers, ...notices].map((paper) => [paper.route, paper]));
  const byIssue = Map.groupBy(papers, issueKey);
  const relatedTo = relatedPapers(papers);
  const routes = journalRoutes(journal.route);
  const relatedLinks = (related: readonly PaperRecord[]) =>
    related.map((each) => relatedLink(each, language));
  const findSurroundingData = (paper: PaperRecord): SurroundingData => {
    if (paper.noticeOf) return { noticeOf: byRoute.get(paper.noticeOf.route)! };
    const numbers = issueNumbers(paper);
    const issuePapers = byIssue.get(issueKey(paper))!;
    const place = issuePapers.indexOf(paper);
    // Online-first papers have no neighbours.
    const [previous, next] = numbers ? [issuePapers[place - 1], issuePapers[place + 1]] : [];
    const { onTopic, byAuthors } = relatedTo(paper);
    return {
      ...(paper.special && numbers && { special: { label: paper.special.title, to: routes.issue(numbers) } }),
      subject: { label: paper.subject, to: subjects.getAddress(paper.subject) },
      ...totalUsage(paper, usage, language),
      ...(previous && { previous: toPaperLink(previous) }),
      ...(next && { next: toPaperLink(next) }),
      ...(onTopic.length > 0 && { related: relatedLinks(onTopic) }),
      ...(byAuthors.length > 0 && { byAuthors: relatedLinks(byAuthors) }),
    };
  };
  return {
    getSource: (route) => {
      const paper = byRoute.get(route);
      const source: ContextInput = paper ? [paper, findSurroundingData(paper), journalContext] : null;
      return JSON.stringify(source);
    },
    getFollows: (route) => {
      const paper = byRoute.get(route);
      if (!paper) return '';
      const { noticeOf, ...surroundingData } = findSurroundingData(paper);
      return JSON.stringify([
        valueHash(paper),
        noticeOf && valueHash(noticeOf),
        surroundingData,
        contextHash,
      ]);
    },
  };
}

/** The sources of paper pages, by route. */
export interface ContextSources {
  /** The whole source. */
  getSource(route: string): string;
  /** A hash that changes with the source and is faster to compute. */
  getFollows(route: string): string;
}

/** The total counts of a paper; undefined if there are no counts, or no views of this paper. */
function totalUsage(
  { route }: PaperRecord,
  usage: MonthlyUses | undefined,
  siteLanguage: string,
): Pick<PaperContext, 'usage'> {
  const months = usage?.get(route);
  const since = months && [...months.keys()].sort()[0];
  return since === undefined
    ? {}
    : { usage: { ...sumUses(months!), since: monthInWords(since, siteLanguage) } };
}
