import type { WrittenIssue } from '../content/issue.gen.ts';
import type { WrittenListPart } from '../content/list-part.gen.ts';
import type { WrittenJournal } from '../content/journal.gen.ts';
import type { WrittenNotice } from '../content/notice.gen.ts';
import type { WrittenPaper } from '../content/paper.gen.ts';
import { routesIn, type JournalRoutes } from '../core/record/addresses/journal-routes.ts';
import { issueKey, issueParts, type IssueNumbers } from '../core/record/issue-number.ts';
import { issueNumbers, placeInWords } from '../core/record/place.ts';
import type { CheckedPage, Diagnostic, RuleContext } from 'pagewright/rule';

/** A page with a paper, for the journal's rules. */
export interface CheckedPaper {
  page: CheckedPage;
  paper: WrittenPaper;
}

/** A page with a notice, for the journal's rules. */
export interface CheckedNotice {
  page: CheckedPage;
  notice: WrittenNotice;
}

/** A page with a part of a long list, for the journal's rules. */
export interface CheckedPart {
  page: CheckedPage;
  part: WrittenListPart;
}

/** A page with an issue, for the journal's rules. */
export interface CheckedIssue {
  page: CheckedPage;
  issue: WrittenIssue;
}

/** The valid papers, by issue and page; those without an issue come first. */
export function checkedPapers(context: RuleContext): CheckedPaper[] {
  const checked = validPages('papers', context).map(({ page, data }): CheckedPaper => {
    return { page, paper: data as WrittenPaper };
  });
  const order = ({ volume = 0, issue = 0 }: WrittenPaper) => {
    const { first = 900, supplement = 0 } = issueParts(issue);
    return volume * 1000 + first + supplement / 100;
  };
  return checked.sort((a, b) => order(a.paper) - order(b.paper));
}

/** A paper in an issue. */
export interface IssuedPaper extends CheckedPaper {
  numbers: IssueNumbers;
}

/** The papers in issues, without online-first ones. */
export function issuedPapers(papers: readonly CheckedPaper[]): IssuedPaper[] {
  return papers.flatMap((each) => {
    const numbers = issueNumbers(each.paper);
    return numbers ? { ...each, numbers } : [];
  });
}

/** The valid issues, oldest first. */
export function checkedIssues(context: RuleContext): CheckedIssue[] {
  return validPages('issues', context).map(({ page, data }) => {
    return { page, issue: data as WrittenIssue };
  });
}

/** The valid notices, oldest first. */
export function checkedNotices(context: RuleContext): CheckedNotice[] {
  return validPages('notices', context).map(({ page, data }) => {
    return { page, notice: data as WrittenNotice };
  });
}

/** The valid pages of parts of lists. */
export function checkedListParts(context: RuleContext): CheckedPart[] {
  const found = [...validPages('archive', context), ...validPages('paper-index', context)];
  return found.flatMap(({ page, data }) => {
    return data['type'] === 'list-part' ? [{ page, part: data as WrittenListPart }] : [];
  });
}

/** The journal's data in the site's file; they may be invalid, which is reported elsewhere. */
export function writtenJournal({ site }: RuleContext): Partial<WrittenJournal> {
  return (site?.data['journal'] ?? {}) as Partial<WrittenJournal>;
}

/** The papers grouped by issue. */
export function byIssue(papers: readonly IssuedPaper[]): IssuedPaper[][] {
  return [...Map.groupBy(papers, ({ numbers }) => issueKey(numbers)).values()];
}

/**
 * The addresses of the journal, for rules that check where pages are.
 * @returns undefined if the site's file has errors or the journal has no front page: other rules report that
 */
export function findJournalRoutes({ site, byRoute }: RuleContext): JournalRoutes | undefined {
  const routes = site?.valid ? routesIn(site.data) : undefined;
  return routes && byRoute.has(routes.home) ? routes : undefined;
}

/** Whether a page is at the address of its volume and issue; a misplaced one is reported elsewhere. */
export function isPlaced(
  { page: { route }, paper }: CheckedPaper,
  routes: JournalRoutes | undefined,
): boolean {
  const numbers = issueNumbers(paper);
  return !numbers || !routes || route.replace(/\/[^/]*$/, '') === routes.issue(numbers);
}

/** The name of an issue in messages: volume 1, issue 3. */
export function issueName(numbers: IssueNumbers): string {
  return placeInWords(numbers).toLowerCase();
}

function validPages(
  collection: 'papers' | 'issues' | 'notices' | 'archive' | 'paper-index',
  { byRoute, collections }: RuleContext,
): { page: CheckedPage; data: Record<string, unknown> }[] {
  return (collections.get(collection) ?? []).flatMap(({ to, page: { file }, data }) => {
    const page = byRoute.get(to);
    return page?.valid && page.file === file ? [{ page, data }] : [];
  });
}

/** Whether a paper's date differs from that of its issue: other contradictions follow from that. */
export function hasOtherMonth({ file }: CheckedPage, found: readonly Diagnostic[]): boolean {
  return found.some((each) => each.code === 'other-month' && each.file === file);
}
