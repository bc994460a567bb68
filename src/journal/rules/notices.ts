import type { IssueNumbers } from '../core/record/issue-number.ts';
import { candidateFiles, routeOfLink } from 'pagewright/page';
import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { isBefore } from '../core/record/dates.ts';
import { checkAddress } from './issues.ts';
import {
  issueName,
  checkedNotices,
  checkedPapers,
  findJournalRoutes,
  type CheckedNotice,
  type CheckedPaper,
  hasOtherMonth,
} from './papers.ts';

/** Checks that a notice refers to an older paper, and that a retraction has a reason and is the only one of its paper. */
export const journalNotices: Rule = function* (context, found) {
  const routes = findJournalRoutes(context);
  if (!routes) return;
  const papers = new Map(checkedPapers(context).map((each) => [each.page.route, each]));
  const retractions = new Map<string, CheckedNotice>();
  const reported = new Set(found.flatMap(({ about = [] }) => about));
  for (const each of checkedNotices(context)) {
    const { page, notice } = each;
    yield* checkAddress(page, notice, routes.issue(notice), '/…');
    // A misplaced notice has no issue; an issue without a page is reported for its papers. An issue with errors is
    // not missing.
    const home = routes.issue(notice);
    const isMissing = !context.byRoute.has(home) && page.route.startsWith(`${home}/`);
    if (isMissing && !reported.has(candidateFiles(home)[0]!))
      yield createDiagnostic(page, inTemplate('issue'), noIssue(notice, home));
    const of = routeOfLink(notice.of);
    const paper = papers.get(of);
    if (paper) yield* checkPaper(each, paper, found);
    // An address without a page is reported with all links, and an invalid page may be a paper.
    else if (context.byRoute.get(of)?.valid)
      yield createDiagnostic(page, inTemplate('of'), noPaper(of, page.route));
    if (notice.kind !== 'retraction') continue;
    if (notice.reason === undefined) yield createDiagnostic(page, inTemplate('kind'), noReason);
    const before = retractions.get(of);
    // A copied notice is reported as a copy.
    const isCopy = found.some(({ code, file }) => code === 'copied-page' && file === page.file);
    if (before && !isCopy) yield createDiagnostic(page, inTemplate('of'), retractedTwice(of, before));
    else retractions.set(of, each);
  }
};

function* checkPaper(
  { page, notice }: CheckedNotice,
  { page: other, paper }: CheckedPaper,
  found: readonly Diagnostic[],
): Iterable<Diagnostic> {
  if (isBefore(notice.published, paper.published) && !hasOtherMonth(other, found)) {
    yield createDiagnostic(page, inTemplate('published'), {
      code: 'notice-before-paper',
      about: [other.file],
      message: `The notice is of ${notice.published}, and its paper was published after it: ${paper.published}.`,
      hint: 'Correct one of the two dates.',
    });
  }
  // A title that has an error itself is not suggested for the notice.
  const isInvalid = found.some(({ code, file }) => TITLE.includes(code) && file === other.file);
  if (!notice.title.includes(paper.title) && !isInvalid) {
    yield createDiagnostic(page, inTemplate('title'), {
      code: 'notice-title',
      severity: 'warning',
      about: [other.file],
      message: 'The title does not contain the paper’s title.',
      hint: `Write the kind of the notice and the paper’s title: “…: ${paper.title}”. Indexes connect the two by it.`,
    });
  }
}

const TITLE = ['capital-title', 'pdf-title'];

function noPaper(of: string, own: string) {
  return {
    code: 'notice-of-no-paper',
    message: of === own ? 'The notice is about itself.' : `${of} is not a paper.`,
    hint: 'Write the address of the paper, even if this notice corrects an earlier notice.',
  };
}

const noReason = {
  code: 'retraction-without-reason',
  message: 'The retraction does not say why.',
  hint: 'Add "reason": whether it was an honest mistake or misconduct, and who found it. Readers and COPE ask for it.',
};

function retractedTwice(of: string, { page }: CheckedNotice) {
  return {
    code: 'retracted-twice',
    about: [page.file],
    message: `${of} is retracted already, by ${page.file}.`,
    hint: 'Keep one of the two; write additions as a correction or an addendum.',
  };
}

function noIssue(notice: IssueNumbers, expected: string) {
  return {
    code: 'no-issue',
    about: candidateFiles(expected),
    message: `There is no page for ${issueName(notice)}.`,
    hint: `Put the notice into an existing issue, or write pages-config${expected}/index.json.`,
  };
}
