/** Whether the journal writes a file at this address: its feeds, the record of a paper in each format, the book. */
export function isJournalFile(address: string): boolean {
  return /\/feed\.(atom|json)$|.\.(bib|ris|csl\.json|jats\.xml|epub)$/.test(address);
}

/** What a JSON Feed is called; servers know no ending for it. @see https://www.jsonfeed.org/version/1.1/ */
export const jsonFeedType = 'application/feed+json';

/** @param route the journal's own */
export function jsonFeedAddress(route: string): string {
  return `${route}/feed.json`;
}

/** Where harvesters ask, below the site's address. */
export const harvestPath = '/api/oai';
