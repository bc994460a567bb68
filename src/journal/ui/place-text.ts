import { issueParts } from '../core/record/issue-number.ts';
import type { IssueNumber } from '../../core/content/parts.gen.ts';
import type { PlaceInIssues } from '../core/record/place.ts';
import type { Translate } from '../../core/messages/locale.ts';

/** The volume and issue of a paper, or that it is online first. */
export function placeText({ volume, issue }: PlaceInIssues, t: Translate): string {
  if (volume === undefined || issue === undefined) return t('journal.onlineFirst');
  return t('journal.volumeIssue', { volume, issue: issueText(issue, t) });
}

/** The name of an issue within its volume: Issue 3, Issues 3–4, Supplement 1. */
export function issueText(issue: IssueNumber, t: Translate): string {
  const { first, last, supplement } = issueParts(issue);
  const numbers =
    first === last
      ? t('journal.issue', { issue: String(first) })
      : t('journal.doubleIssue', { first: String(first), last: String(last) });
  if (supplement === undefined) return numbers;
  const name = t('journal.supplement', { number: supplement });
  return first === undefined ? name : `${numbers}, ${name}`;
}
