/**
 * A larger budget that a site sets for one page. The first screen of the page must still fit into the first round
 * trip.
 */
export interface OwnBudget {
  route: string;
  /** The document. */
  html?: number;
  /** JavaScript until the page is hydrated. */
  script?: number;
  reason: string;
}

/**
 * The usual budget of a document, in compressed bytes (brotli): the first round trip transfers some 14 kB.
 */
const budget = 14_000;

/** The budget of a document with a long text below the first screen: it is read while the rest arrives. */
const budgetBelow = 40_000;

/** Whether a document has a long text below the first screen. */
export function hasLongText(html: string): boolean {
  return / data-below=""/.test(html);
}

/**
 * The budget of a page's document, in compressed bytes.
 * @param html the document
 * @param route of the page
 * @param own the site's budgets for single pages
 */
export function documentBudget(html: string, route: string, own: readonly OwnBudget[]): number {
  return own.find((each) => each.route === route)?.html ?? (hasLongText(html) ? budgetBelow : budget);
}
