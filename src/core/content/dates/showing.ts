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

/** Whether a page may be a draft: all but the home page and those that the site shows by itself. */
export function mayBeDraft(file: string): boolean {
  return file !== 'pages-config/index.json' && !file.startsWith('pages-config/_');
}

/** @param head what a page says besides its sections */
export function isDraft(head: JsonObject): boolean {
  return head['draft'] === true;
}
