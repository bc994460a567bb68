/**
 * Whether the journal has a file at this address: a feed, the list of its papers, the record of a paper in any
 * format, its book, or the responses for harvesters.
 */
export function isJournalFile(address: string): boolean {
  return (
    address === harvestPath ||
    /\/(feed\.(atom|json)|papers\.json)$|.\.(bib|ris|csl\.json|jats\.xml|epub)$/.test(address)
  );
}

/** The media type of a JSON Feed, which servers do not know by extension. @see https://www.jsonfeed.org/version/1.1/ */
export const jsonFeedType = 'application/feed+json';

/** @param route the route of the journal */
export function jsonFeedAddress(route: string): string {
  return `${route}/feed.json`;
}

/** The path of the address for harvesters. */
export const harvestPath = '/api/oai';
