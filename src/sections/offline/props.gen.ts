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
  /** The page's heading, as a person would say it. */
  title: string;
  /** One to three sentences: that there is no connection, and what can be read all the same. */
  intro: string;
  /** A drawing beside the heading. */
  image?: ResolvedImage;
  /** The words on the button that asks for the page once more. */
  retry: string;
  /** What is said above the button once there is a connection again. */
  reconnected: string;
  /** Stands over the pages that can be read without a connection, the newest first. */
  keptPages: string;
  /** Stands there where no page is kept. */
  noKeptPages: string;
}
