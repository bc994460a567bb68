import { isInPeriod, isUnlimited, type Moment } from './moments.ts';
import { readPeriod } from './dated.ts';
import type { JsonObject } from '../valid-page.ts';

/** Options that decide which pages, sections and entries are shown. */
export interface ShowingOptions {
  at: Moment;
  /** Whether drafts are shown, as in development and previews. */
  drafts: boolean;
  /**
   * Whether the site is rendered for its editors: scheduled content is already visible. Diagnostics are the same as
   * for visitors.
   */
  isDevelopment: boolean;
}

/**
 * Whether a page is on the site: it is no draft, and its dates include the shown moment.
 * @param head the page without its sections
 * @param showing the shown moment, and whether drafts are shown
 */
export function isOnSite(head: JsonObject, showing: ShowingOptions): boolean {
  return (showing.drafts || !isDraft(head)) && isShownByDates(head, showing);
}

/** Whether a page, section or entry is shown at the moment, by its dates. */
export function isShownByDates(
  dated: JsonObject,
  showing: Pick<ShowingOptions, 'at' | 'isDevelopment'>,
): boolean {
  const { from, ...until } = readPeriod(dated);
  const period = showing.isDevelopment || from === undefined ? until : { from, ...until };
  return isUnlimited(period) || isInPeriod(period, showing.at);
}

/** Whether a page may be a draft: any page except the home page, the not-found page and the offline page. */
export function mayBeDraft(file: string): boolean {
  return file !== 'pages-config/index.json' && !file.startsWith('pages-config/_');
}

/**
 * Whether a page is a draft.
 * @param head the page without its sections
 */
export function isDraft(head: JsonObject): boolean {
  return head['draft'] === true;
}
