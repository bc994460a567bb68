import { type Diagnostic, type Rule, createDiagnostic, inTemplate } from 'pagewright/rule';
import { isOrcid } from 'pagewright/text';
import { authorRecord } from '../core/record/authors/author.ts';
import { guestEditor } from '../core/record/special-issue.ts';
import { issueKey } from '../core/record/issue-number.ts';
import {
  byIssue,
  issuedPapers,
  checkedIssues,
  checkedPapers,
  type CheckedIssue,
  type IssuedPaper,
} from './papers.ts';

/**
 * The share of an issue's papers that its guest editors may have written, as the Directory of Open Access Journals
 * requires.
 */
const mostOwn = 0.25;

/** Only special issues have guest editors, whose names are valid, and who wrote few of the papers. */
export const journalSpecialIssues: Rule = function* (context) {
  const papers = new Map(
    byIssue(issuedPapers(checkedPapers(context))).map((group) => [issueKey(group[0]!.numbers), group]),
  );
  for (const each of checkedIssues(context)) {
    if (!each.issue.guestEditors) continue;
    yield* checkEditors(each);
    yield* checkAuthors(each, papers.get(issueKey(each.issue)) ?? []);
  }
};

function* checkEditors({ page, issue }: CheckedIssue): Iterable<Diagnostic> {
  if (issue.title === undefined) {
    yield createDiagnostic(page, inTemplate('guestEditors'), {
      code: 'guests-without-title',
      message: 'The issue has guest editors and no title.',
      hint: 'Write what the special issue is about as "title"; an ordinary issue is edited by the board.',
    });
  }
  for (const [index, { orcid }] of (issue.guestEditors ?? []).entries()) {
    if (orcid === undefined || isOrcid(orcid)) continue;
    yield createDiagnostic(page, inTemplate('guestEditors', index, 'orcid'), {
      code: 'wrong-orcid',
      message: `${orcid} is not an ORCID: its check digit is wrong.`,
      hint: 'Copy it again from the editor’s page at orcid.org.',
    });
  }
}

function* checkAuthors({ page, issue }: CheckedIssue, papers: readonly IssuedPaper[]): Iterable<Diagnostic> {
  const editors = new Set((issue.guestEditors ?? []).map((each) => guestEditor(each).name.toLowerCase()));
  const own = papers.filter(({ paper }) =>
    paper.authors.some((author) => editors.has(authorRecord(author).name.toLowerCase())),
  );
  if (own.length <= papers.length * mostOwn) return;
  yield createDiagnostic(page, inTemplate('guestEditors'), {
    code: 'guests-wrote',
    severity: 'warning',
    about: own.map((each) => each.page.file),
    message: `The guest editors wrote ${own.length} of the ${papers.length} papers of their issue.`,
    hint: 'Indexes accept a quarter at most: let somebody else edit the issue, or move papers to another one.',
  });
}
