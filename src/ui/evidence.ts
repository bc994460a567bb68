/**
 * The result of a request to the site: the site answered; it was certainly unreachable; or the request failed
 * for an unknown reason.
 */
export type Evidence = 'answered' | 'unreached' | 'failed';

/**
 * Dispatches the result of a request as an event on the document. The code that evaluates it is loaded later,
 * also on plain pages.
 */
export function noteEvidence(evidence: Evidence): void {
  document.documentElement.dataset.evidence = evidence;
  document.dispatchEvent(new Event('evidence'));
}
