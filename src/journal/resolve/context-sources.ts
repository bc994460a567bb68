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
 * Gives all that the page of a paper shows of the whole journal follows from, by its route; for one that the journal does
 * not hold, such as an example, there is nothing to show.
 * @param language in which months are named
 * @param usage how often papers are read, where that is kept
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
    // Papers online first have nothing in common but that they wait.
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

/** What the pages of papers show of the whole journal follows from this, by their routes. */
export interface ContextSources {
  /** All of it. */
  sourceOf(route: string): string;
  /** Changes with that, and is told faster. */
  followsOf(route: string): string;
}

/** Nothing where nobody counts, or where nobody has read it yet. */
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
