/**
 * What became of a request to the site: it answered; it was not reached, for certain; or the request failed for a reason
 * that is not known.
 */
export type Evidence = 'answered' | 'unreached' | 'failed';

let take: ((evidence: Evidence) => void) | undefined;
let latest: Evidence | undefined;

/** Notes what became of a request. It costs little: what is made of it is code that comes once the page is hydrated. */
export function noteEvidence(evidence: Evidence): void {
  latest = evidence;
  take?.(evidence);
}

/** Passes on each evidence from now on, and the latest one at once. */
export function takeEvidence(taker: (evidence: Evidence) => void): void {
  take = taker;
  if (latest) taker(latest);
}
