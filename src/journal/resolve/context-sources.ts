import { monthInWords } from '../../core/page/date-words.ts';
import type { PaperContext } from '../content/resolved.ts';
import { journalRoutes } from '../record/addresses/journal-routes.ts';
import { sumOf, type MonthlyUses } from '../record/kept/uses.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { issueOf } from '../record/place.ts';
import type { JournalRecord } from '../record/record.ts';
import { withoutPapers } from '../record/without-papers.ts';
import { numbersOf } from './cards.ts';
import type { Around, ContextSource } from './paper-context.ts';
import type { JournalIndex } from './paper-index.ts';
import { keyOf } from './key-of.ts';
import { linkTo, relatedLink } from './paper-links.ts';
import { relatedPapers } from './related.ts';

/**
 * Returns the sources of paper pages, by route: all inputs from the whole journal; null for an unknown paper, such as
 * an example.
 * @param language of months
 * @param usage the stored counts, if any
 */
export function contextSources(
  journal: JournalRecord,
  subjects: Pick<JournalIndex, 'addressOf'>,
  language: string,
  usage?: MonthlyUses,
): ContextSources {
  const { papers, notices } = journal;
  const within = { journal: withoutPapers(journal), language };
  const withinKey = keyOf(within);
  const byRoute = new Map([...papers, ...notices].map((paper) => [paper.route, paper]));
  const byIssue = Map.groupBy(papers, numbersOf);
  const relatedTo = relatedPapers(papers);
  const routes = journalRoutes(journal.route);
  const relatedOf = (found: readonly PaperRecord[]) => found.map((each) => relatedLink(each, language));
  const aroundOf = (paper: PaperRecord): Around => {
    if (paper.noticeOf) return { noticeOf: byRoute.get(paper.noticeOf.route)! };
    const numbers = issueOf(paper);
    const together = byIssue.get(numbersOf(paper))!;
    const place = together.indexOf(paper);
    // Online-first papers have no neighbours.
    const [previous, next] = numbers ? [together[place - 1], together[place + 1]] : [];
    const { onTopic, byAuthors } = relatedTo(paper);
    return {
      ...(paper.special && numbers && { special: { label: paper.special.title, to: routes.issue(numbers) } }),
      subject: { label: paper.subject, to: subjects.addressOf(paper.subject) },
      ...usageOf(paper, usage, language),
      ...(previous && { previous: linkTo(previous) }),
      ...(next && { next: linkTo(next) }),
      ...(onTopic.length > 0 && { related: relatedOf(onTopic) }),
      ...(byAuthors.length > 0 && { byAuthors: relatedOf(byAuthors) }),
    };
  };
  return {
    sourceOf: (route) => {
      const paper = byRoute.get(route);
      const source: ContextSource = paper ? [paper, aroundOf(paper), within] : null;
      return JSON.stringify(source);
    },
    followsOf: (route) => {
      const paper = byRoute.get(route);
      if (!paper) return '';
      const { noticeOf, ...around } = aroundOf(paper);
      return JSON.stringify([keyOf(paper), noticeOf && keyOf(noticeOf), around, withinKey]);
    },
  };
}

/** The sources of paper pages, by route. */
export interface ContextSources {
  /** The whole source. */
  sourceOf(route: string): string;
  /** Changes with the source, and is faster. */
  followsOf(route: string): string;
}

/** Undefined if there are no counts, or no views of this paper. */
function usageOf(
  { route }: PaperRecord,
  usage: MonthlyUses | undefined,
  siteLanguage: string,
): Pick<PaperContext, 'usage'> {
  const months = usage?.get(route);
  const since = months && [...months.keys()].sort()[0];
  return since === undefined
    ? {}
    : { usage: { ...sumOf(months!), since: monthInWords(since, siteLanguage) } };
}
