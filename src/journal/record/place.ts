import type { JournalRoutes } from './addresses/journal-routes.ts';

/** The volume and the issue that a paper is in; a paper online first is in none yet. */
export interface PlaceInIssues {
  volume?: number;
  issue?: number;
}

export interface IssueNumbers {
  volume: number;
  issue: number;
}

/** The numbers of a paper's issue; nothing where it is online first. */
export function issueOf({ volume, issue }: PlaceInIssues): IssueNumbers | undefined {
  return volume !== undefined && issue !== undefined ? { volume, issue } : undefined;
}

/** Where a paper is, as lists and its page say it. */
export function placeInWords(place: PlaceInIssues): string {
  const numbers = issueOf(place);
  return numbers ? `Volume ${numbers.volume}, Issue ${numbers.issue}` : 'Online first';
}

/** The page that a paper's own lies below: its issue's, or that of all papers online first. */
export function homeOf(place: PlaceInIssues, routes: JournalRoutes): string {
  const numbers = issueOf(place);
  return numbers ? routes.issue(numbers) : routes.onlineFirst;
}
