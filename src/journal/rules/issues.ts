import { candidateFiles } from 'pagewright/page';
import {
  type CheckedPage,
  type Diagnostic,
  type Rule,
  type RuleContext,
  createDiagnostic,
  inTemplate,
} from 'pagewright/rule';
import { monthInWords } from 'pagewright/text';
import { isBefore } from '../core/record/dates.ts';
import { issueKey, type IssueNumbers } from '../core/record/issue-number.ts';
import { checkDoubles, checkEachMonth, checkNumbers } from './issue-numbers.ts';
import {
  byIssue,
  issuedPapers,
  isPlaced,
  issueName,
  checkedIssues,
  writtenJournal,
  checkedPapers,
  findJournalRoutes,
  type CheckedIssue,
  type CheckedPaper,
  type IssuedPaper,
} from './papers.ts';

/** Papers and their issue agree on place, month and pages, and a monthly journal has an issue for every month. */
export const journalIssues: Rule = function* (context, found) {
  const routes = findJournalRoutes(context);
  if (!routes) return;
  const reported = new Set(found.flatMap(({ about = [] }) => about));
  const issues = checkedIssues(context);
  const find = (numbers: IssueNumbers) => issues.find(({ issue }) => issueKey(issue) === issueKey(numbers));
  for (const { page, issue } of issues) yield* checkAddress(page, issue, routes.issue(issue), '');
  const papers = issuedPapers(checkedPapers(context));
  for (const { page, numbers } of papers) yield* checkAddress(page, numbers, routes.issue(numbers), '/…');
  // A misplaced paper has no issue to agree with.
  const placed = papers.filter((each) => isPlaced(each, routes));
  // If the month of an issue is wrong, missing months are unknown.
  let isDated = true;
  for (const group of byIssue(placed)) {
    const { numbers } = group[0]!;
    const [issuePage, home] = [find(numbers), routes.issue(numbers)];
    if (issuePage) {
      const found = [...checkMonths(group, issuePage)];
      yield* found;
      isDated &&= found.every(({ file }) => file !== issuePage.page.file);
    }
    // An issue with errors is not missing, and a missing target of a link is already reported.
    else if (!context.byRoute.has(home) && !reported.has(candidateFiles(home)[0]!))
      yield createDiagnostic(group[0]!.page, inTemplate('issue'), noIssue(numbers, home));
    yield* checkPages(group);
  }
  const isMonthly = writtenJournal(context).frequency === 'monthly';
  yield* checkStart(context);
  yield* checkDoubles(issues);
  const late = isMonthly && isDated ? [...checkEachMonth(issues)] : [];
  yield* late;
  // If an issue is missing, so is its month.
  const isLate = new Set(late.map(({ file }) => file));
  for (const each of checkNumbers(issues)) if (!isLate.has(each.file)) yield each;
};

/** No paper is older than the journal. */
function* checkStart(context: RuleContext): Iterable<Diagnostic> {
  const { started } = writtenJournal(context);
  const papers = checkedPapers(context).toSorted((one, other) =>
    isBefore(one.paper.published, other.paper.published) ? -1 : 1,
  );
  const [oldest] = papers;
  if (
    !context.site ||
    started === undefined ||
    !oldest ||
    Number(oldest.paper.published.slice(0, 4)) >= started
  )
    return;
  // A paper with another month than its issue has its own diagnostic.
  if (
    papers.filter(({ paper }) => Number(paper.published.slice(0, 4)) < started).length < 2 &&
    papers.length > 1
  )
    return;
  yield createDiagnostic(
    context.site,
    { path: ['journal', 'started'] },
    {
      code: 'started-late',
      about: [oldest.page.file],
      message: `The journal began in ${started}, and ${oldest.page.route} is of ${oldest.paper.published}.`,
      hint: 'Correct one of the two years.',
    },
  );
}

/**
 * Checks that the folder agrees with volume and issue.
 * @param expected the address of the issue
 * @param more the rest of the address of a page within an issue
 */
export function* checkAddress(
  page: CheckedPage,
  numbers: IssueNumbers,
  expected: string,
  more: string,
): Iterable<Diagnostic> {
  const { route } = page;
  if ((more ? route.replace(/\/[^/]*$/, '') : route) === expected) return;
  const own = more ? `${expected}/${route.replace(/^.*\//, '')}` : expected;
  yield createDiagnostic(page, inTemplate('issue'), {
    code: 'wrong-place',
    about: [...candidateFiles(expected), ...candidateFiles(own), `pages-config${own}.pdf`],
    explains: { codes: ['missing-download'], files: [`pages-config${own}.pdf`] },
    message: `The file says ${issueName(numbers)}, but is at ${page.route}.`,
    hint: `Move it to ${expected}${more}, or correct the numbers: links and citations follow the address.`,
  });
}

/** The papers have the month of their issue. If all have another month, and the same one, the issue is wrong. */
function* checkMonths(papers: readonly IssuedPaper[], { page, issue }: CheckedIssue): Iterable<Diagnostic> {
  const other = issue.published.slice(0, 7);
  const paperMonth = ({ paper }: IssuedPaper) => paper.published.slice(0, 7);
  const [first, ...more] = new Set(papers.map(paperMonth));
  const words = monthInWords(other, 'en');
  if (papers.length > 1 && more.length === 0 && first !== undefined && first !== other)
    yield createDiagnostic(page, inTemplate('published'), {
      code: 'other-month',
      about: papers.map((each) => each.page.file),
      message: `The issue is of ${words}, and all of its ${papers.length} papers of ${monthInWords(first, 'en')}.`,
      hint: `Write "${first}", or correct the papers.`,
      meant: first,
    });
  else
    for (const each of papers) {
      if (paperMonth(each) === other) continue;
      yield createDiagnostic(each.page, inTemplate('published'), {
        code: 'other-month',
        about: [page.file],
        message: `The paper is of ${monthInWords(paperMonth(each), 'en')}, its issue of ${words}.`,
        hint: `Write "${other}", or correct the issue in ${page.file}.`,
      });
    }
}

function noIssue(numbers: IssueNumbers, expected: string) {
  return {
    code: 'no-issue',
    about: candidateFiles(expected),
    explains: { codes: ['broken-link'], files: candidateFiles(expected) },
    message: `There is no page for ${issueName(numbers)}.`,
    hint: `Write pages-config${expected}/index.json with the template "issue".`,
  };
}

/** Within an issue pages are consecutive. */
function* checkPages(papers: readonly CheckedPaper[]): Iterable<Diagnostic> {
  const paged = papers.flatMap(({ page, paper }) => numberedPages(page, paper));
  for (const [index, { page, first, last }] of paged.entries()) {
    if (last < first) {
      yield createDiagnostic(page, inTemplate('pages', 'last'), {
        code: 'page-order',
        message: `The last page, ${last}, comes before the first, ${first}.`,
        hint: 'Swap the two, or correct one.',
      });
    }
    const other = paged.slice(0, index).find((each) => first <= each.last && each.first <= last);
    if (!other) continue;
    yield createDiagnostic(page, inTemplate('pages'), {
      code: 'page-overlap',
      about: [other.page.file],
      message: `Pages ${first}–${last} overlap with ${other.first}–${other.last} of ${other.page.file}.`,
      hint: 'Inside an issue each page has one number; see the numbers printed in the files.',
    });
  }
}

/** The papers with numeric pages: others, such as iv or S12, have no order. */
function numberedPages(
  page: CheckedPage,
  { pages }: CheckedPaper['paper'],
): { page: CheckedPage; first: number; last: number }[] {
  const { first, last } = pages ?? {};
  return typeof first === 'number' && typeof last === 'number' ? [{ page, first, last }] : [];
}
