import type { JsonObject } from './valid-page.ts';

/** Which of the pages that are written are on the site. */
export interface Showing {
  /** Whether drafts are, as in development and in a preview. */
  drafts: boolean;
  /** Whether the site is drawn for those who write it: its faults are told as for visitors all the same. */
  isDevelopment: boolean;
}

/** @param head what a page says besides its sections */
export function isOnSite(head: JsonObject, { drafts }: Showing): boolean {
  return drafts || !isDraft(head);
}

/** @param head what a page says besides its sections */
export function isDraft(head: JsonObject): boolean {
  return head['draft'] === true;
}
