import type { IssueNumber } from '../../content/journal-parts.gen.ts';
import { issueInWords, type IssueNumbers } from './issue-number.ts';
import type { JournalRoutes } from './addresses/journal-routes.ts';

/** The volume and issue of a paper; an online-first paper has neither. */
export interface PlaceInIssues {
  volume?: number;
  issue?: IssueNumber;
  /** Whether the journal has no issues. */
  isContinuous?: boolean;
}

/** The numbers of a paper's issue; undefined if it is online first. */
export function issueNumbers({ volume, issue }: PlaceInIssues): IssueNumbers | undefined {
  return volume !== undefined && issue !== undefined ? { volume, issue } : undefined;
}

/** The volume and issue of a paper in words; empty if its journal has neither. */
export function placeInWords(place: PlaceInIssues): string {
  const numbers = issueNumbers(place);
  if (numbers) return `Volume ${numbers.volume}, ${issueInWords(numbers.issue)}`;
  if (!place.isContinuous) return 'Online first';
  return place.volume === undefined ? '' : `Volume ${place.volume}`;
}

/** The parent page of a paper: that of its issue, or the online-first list. */
export function parentRoute(place: PlaceInIssues, routes: JournalRoutes): string {
  const numbers = issueNumbers(place);
  return numbers ? routes.issue(numbers) : routes.onlineFirst;
}
