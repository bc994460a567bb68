import { type Diagnostic, createDiagnostic, inTemplate } from 'pagewright/rule';
import { monthInWords } from 'pagewright/text';
import { monthsBetween } from '../core/record/dates.ts';
import { issueParts } from '../core/record/issue-number.ts';
import { issueName, type CheckedIssue } from './papers.ts';

/** A monthly journal has an issue for every month. */
export function* checkEachMonth(issues: readonly CheckedIssue[]): Iterable<Diagnostic> {
  const inOrder = issues.filter(isNumbered).sort((a, b) => (a.issue.published < b.issue.published ? -1 : 1));
  for (const [index, { page, issue }] of inOrder.entries()) {
    const before = inOrder[index - 1];
    // A double issue covers two months and names one of them.
    const skipped = before ? span(before) - 1 : 0;
    const monthsSince = before ? monthsBetween(before.issue.published, issue.published) : [];
    const missing = monthsSince.slice(skipped, Math.max(0, monthsSince.length - span({ issue }) + 1));
    if (missing.length === 0) continue;
    yield createDiagnostic(page, inTemplate('published'), {
      code: 'missing-month',
      severity: 'warning',
      message: `The journal is monthly, and no issue is of ${missing.map((month) => monthInWords(month, 'en')).join(', ')}.`,
      hint: 'Add the issue, or say in _site.json how often the journal appears: indexes compare the two.',
    });
  }
}

/** The numbers of issues are consecutive; a volume begins with 1, or continues. */
export function* checkNumbers(issues: readonly CheckedIssue[]): Iterable<Diagnostic> {
  const inOrder = issues.filter(isNumbered);
  for (const [index, { page, issue: own }] of inOrder.entries()) {
    const before = inOrder[index - 1]?.issue;
    if (!before) continue;
    const { first = 0 } = issueParts(own.issue);
    const { last = 0 } = issueParts(before.issue);
    const isNext =
      own.volume === before.volume
        ? first <= last + 1
        : own.volume === before.volume + 1 && (first === 1 || first === last + 1);
    if (isNext) continue;
    yield createDiagnostic(page, inTemplate('issue'), {
      code: 'missing-issue',
      severity: 'warning',
      message: `Between ${issueName(before)} and ${issueName(own)} an issue is missing.`,
      hint: 'Correct the number and the folder, or add the issue: readers and indexes look for each number.',
    });
  }
}

/** The second number of a double issue is greater than the first, and no other issue has its numbers. */
export function* checkDoubles(issues: readonly CheckedIssue[]): Iterable<Diagnostic> {
  const numbered = issues.filter(isNumbered);
  for (const { page, issue } of numbered) {
    const { first = 0, last = 0 } = issueParts(issue.issue);
    const shared = numbered.find(({ issue: other }) => {
      const [from, to] = [issueParts(other.issue).first ?? 0, issueParts(other.issue).last ?? 0];
      return other !== issue && other.volume === issue.volume && from <= last && first <= to;
    });
    if (first === last || (first < last && !shared)) continue;
    yield createDiagnostic(page, inTemplate('issue'), {
      code: 'double-issue',
      ...(shared && { about: [shared.page.file] }),
      message: shared
        ? `${shared.page.file} has a number of ${issueName(issue)}.`
        : `The double issue ${issue.issue} ends before it begins.`,
      hint: 'Write the first and last of its numbers, such as "3-4": each number is in one issue.',
    });
  }
}

/** Whether an issue has numbers of its volume; supplements have none. */
function isNumbered({ issue: { issue } }: Pick<CheckedIssue, 'issue'>): boolean {
  return issueParts(issue).supplement === undefined;
}

/** The count of an issue's numbers: 2 for 3–4, 1 for 3. */
function span({ issue: { issue } }: Pick<CheckedIssue, 'issue'>): number {
  const { first = 0, last = 0 } = issueParts(issue);
  return last - first + 1;
}
