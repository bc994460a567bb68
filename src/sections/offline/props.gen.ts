// Made from schemas/sections/offline.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The opening of the page without a connection: a button that tries again, and below it the pages that are stored on the device.
 */
export interface OfflineData {
  /** Makes this section the opening of the page without a connection. */
  type: 'offline';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The page's heading, in everyday language. */
  title: string;
  /** One to three sentences: that there is no connection, and what can still be read. */
  intro: string;
  /** A drawing beside the heading. */
  image?: ResolvedImage;
  /** The text of the button that requests the page again. */
  retry: string;
  /** The message above the button when there is a connection again. */
  reconnected: string;
  /** The heading above the list of pages that can be read without a connection, newest first. */
  keptPages: string;
  /** The text in place of the list if no page is stored. */
  noKeptPages: string;
}
