import type { JournalRoutes } from './addresses/journal-routes.ts';

/** The volume and issue of a paper; an online-first paper has neither. */
export interface PlaceInIssues {
  volume?: number;
  issue?: number;
}

export interface IssueNumbers {
  volume: number;
  issue: number;
}

/** The numbers of a paper's issue; undefined if it is online first. */
export function issueNumbers({ volume, issue }: PlaceInIssues): IssueNumbers | undefined {
  return volume !== undefined && issue !== undefined ? { volume, issue } : undefined;
}

/** The volume and issue of a paper in words. */
export function placeInWords(place: PlaceInIssues): string {
  const numbers = issueNumbers(place);
  return numbers ? `Volume ${numbers.volume}, Issue ${numbers.issue}` : 'Online first';
}

/** The parent page of a paper: its issue's, or the online-first list. */
export function parentRoute(place: PlaceInIssues, routes: JournalRoutes): string {
  const numbers = issueNumbers(place);
  return numbers ? routes.issue(numbers) : routes.onlineFirst;
}
