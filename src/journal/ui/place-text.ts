import type { Translate } from 'pagewright/section';
import type { IssueNumber } from '../content/journal-parts.gen.ts';
import type { PlaceInIssues } from '../core/record/place.ts';

/** The volume and issue of a paper, or that it is online first. */
export function placeText({ volume, issue }: PlaceInIssues, t: Translate): string {
  if (volume === undefined || issue === undefined) return t('journal.onlineFirst');
  return t('journal.volumeIssue', { volume, issue: issueText(issue, t) });
}

/** The name of an issue within its volume: Issue 3, Issues 3–4, Supplement 1. */
export function issueText(issue: IssueNumber, t: Translate): string {
  const [numbers = '', supplement] = String(issue).split(/ ?Suppl. /);
  return [
    numbers &&
      t(numbers.includes('-') ? 'journal.doubleIssue' : 'journal.issue', {
        issue: numbers.replace('-', '–'),
      }),
    supplement && t('journal.supplement', { number: supplement }),
  ]
    .filter(Boolean)
    .join(', ');
}
