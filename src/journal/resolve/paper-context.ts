import { exportsOf } from '../formats/exports.ts';
import { journalRoutes } from '../record/addresses/journal-routes.ts';
import type { PaperRecord } from '../record/paper-record.ts';
import { dateInWords } from '../record/dates.ts';
import { issueOf } from '../record/place.ts';
import type { JournalRecord } from '../record/record.ts';
import { monthInWords } from '../../core/page/date-words.ts';
import type { NoticeKind } from '../content/written-parts.ts';
import type { PaperContext } from '../content/resolved.ts';
import type { Cite } from '../citations/citations.ts';
import { numbersOf } from './cards.ts';
import { citationsOf, cited } from './paper-citations.ts';
import type { JournalIndex } from './paper-index.ts';
import { linkTo, relatedLink, waysOf } from './paper-links.ts';
import { sumOf, type MonthlyUses } from '../record/kept/uses.ts';
import { relatedPapers } from './related.ts';
import { statusWords } from '../record/notices/status.ts';

/** What the pages of papers show of the whole journal. */
export interface PaperContexts {
  /**
   * @param route of the paper; for one that the journal does not hold, such as an example, there is nothing to show
   * @param cite takes longer to load than a page to draw: nothing else needs it
   */
  of(route: string, cite: Cite): PaperContext;
  /** All that it follows from: citations take the processor longer than all else. */
  sourceOf(route: string): string;
}

/**
 * @param language in which months are named
 * @param usage how often papers are read, where that is kept
 */
export function paperContexts(
  journal: JournalRecord,
  subjects: Pick<JournalIndex, 'addressOf'>,
  language: string,
  usage?: MonthlyUses,
): PaperContexts {
  const { papers, notices, issues: _issues, board: _board, ...facts } = journal;
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
    of: (route, cite) => {
      const paper = byRoute.get(route);
      return paper ? contextOf(paper, { journal, cite, language }, aroundOf(paper)) : nothingAround;
    },
    sourceOf: (route) => {
      const paper = byRoute.get(route);
      return JSON.stringify(paper ? [paper, facts, aroundOf(paper)] : nothingAround);
    },
  };
}

const nothingAround: PaperContext = { url: '', citations: [], files: [], share: [] };

/** What follows from the papers around it; of a notice the paper that it is about. */
interface Around extends Pick<
  PaperContext,
  'special' | 'usage' | 'subject' | 'previous' | 'next' | 'related' | 'byAuthors'
> {
  noticeOf?: PaperRecord;
}

interface Within {
  journal: JournalRecord;
  cite: Cite;
  /** In which dates are written. */
  language: string;
}

function contextOf(
  paper: PaperRecord,
  { journal, cite, language }: Within,
  { noticeOf, ...around }: Around,
): PaperContext {
  const routes = journalRoutes(journal.route);
  return {
    url: paper.url,
    journal: { label: journal.title, to: routes.home },
    citations: citationsOf(paper, journal, cite),
    files: exportsOf(paper).map(({ label, href }) => ({ label, href })),
    ...(paper.epub && { epub: paper.epub.path }),
    ...pagesOf(paper),
    search: routes.search,
    share: waysOf(paper),
    ...around,
    ...noticesOf(paper, language),
    ...(noticeOf && { noticeOf: cited(noticeOf, journal, cite) }),
    rights: rightsFor(paper, journal),
    ...(journal.policies['corrections'] && { corrections: journal.policies['corrections'] }),
  };
}

function noticesOf(
  { notices = [], status }: PaperRecord,
  language: string,
): Pick<PaperContext, 'notices' | 'mark'> {
  const isDoubted = status === 'retracted' || status === 'concern';
  return {
    ...(isDoubted && { mark: statusWords[status] }),
    ...(notices.length > 0 && {
      notices: notices.toReversed().map(({ kind, date, note, route }) => ({
        kind,
        label: `${noticeLabels[kind]}, ${dateInWords(date, language)}`,
        date,
        text: note,
        to: route,
      })),
    }),
  };
}

/** What a notice means for its paper, in a word. */
const noticeLabels: Record<NoticeKind, string> = {
  correction: 'Corrected',
  addendum: 'Addendum',
  'expression-of-concern': 'Expression of concern',
  retraction: 'Retracted',
};

function rightsFor({ rights: { text, licence } }: PaperRecord, { policies }: JournalRecord) {
  return {
    text,
    ...(licence && { licence: { label: licence.address.replace('https://', ''), to: licence.address } }),
    ...(policies['access'] && { terms: policies['access'] }),
  };
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

/** How many pages the file has: as measured, else as they are numbered. */
function pagesOf({ pdf, firstPage, lastPage }: PaperRecord): { pages?: number } {
  const pages = pdf?.pages ?? (firstPage && lastPage && lastPage - firstPage + 1);
  return pages ? { pages } : {};
}
