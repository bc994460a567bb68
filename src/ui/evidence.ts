/**
 * What became of a request to the site: it answered; it was not reached, for certain; or the request failed for a reason
 * that is not known.
 */
export type Evidence = 'answered' | 'unreached' | 'failed';

/**
 * Notes what became of a request, on the document: what is made of it is code that comes later, and in plain pages
 * without the application.
 */
export function noteEvidence(evidence: Evidence): void {
  document.documentElement.dataset.evidence = evidence;
  document.dispatchEvent(new Event('evidence'));
}
