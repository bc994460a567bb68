import { holds, isAlways, type Moment } from './moments.ts';
import { periodOf } from './dated.ts';
import type { JsonObject } from '../valid-page.ts';

/** Which of the pages, sections and entries that are written are on the site. */
export interface Showing {
  /** The moment that is shown. */
  at: Moment;
  /** Whether drafts are, as in development and in a preview. */
  drafts: boolean;
  /**
   * Whether the site is drawn for those who write it: what is yet to come is there already, and faults are told as for
   * visitors all the same.
   */
  isDevelopment: boolean;
}

/** @param head what a page says besides its sections */
export function isOnSite(head: JsonObject, showing: Showing): boolean {
  return (showing.drafts || !isDraft(head)) && isThere(head, showing);
}

/** Whether a page, a section or an entry is there by its dates. */
export function isThere(dated: JsonObject, showing: Pick<Showing, 'at' | 'isDevelopment'>): boolean {
  const { from, ...until } = periodOf(dated);
  const period = showing.isDevelopment || from === undefined ? until : { from, ...until };
  return isAlways(period) || holds(period, showing.at);
}

/** @param head what a page says besides its sections */
export function isDraft(head: JsonObject): boolean {
  return head['draft'] === true;
}
