import type { HeadEntry } from '../../core/page/head-entry.ts';

/** What a part of the site adds to the built site besides pages; the journal is the first. */
export interface SiteAddition {
  /** Lines for the heads of pages, by route. */
  heads: ReadonlyMap<string, readonly HeadEntry[]>;
  /** Files by their path below the site. */
  files: ReadonlyMap<string, string>;
  /** When pages last changed, by route: a month, or a day. */
  changes: ReadonlyMap<string, string>;
  /** Headers of single addresses, for hosts that read them from a file; the server knows them by itself. */
  headers: ReadonlyMap<string, Record<string, string>>;
}
