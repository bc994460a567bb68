// Made from schemas/sections/offline.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * What a visitor without a connection sees in place of a page that is not kept on the device: a way to try again, and the pages that can be read.
 */
export interface OfflineData {
  /**
   * Makes this section an offline page.
   */
  type: 'offline';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The page's heading.
   */
  title: string;
  /**
   * Why the page is not shown, in plain words.
   */
  text: string;
  /**
   * A drawing beside the heading.
   */
  image?: ResolvedImage;
  /**
   * The button that asks for the page once more.
   */
  retry: string;
  /**
   * What is said above the button once there is a connection again.
   */
  reconnected: string;
  /**
   * Stands over the pages that can be read without a connection, the newest first.
   */
  keptPages: string;
  /**
   * Stands there where no page is kept.
   */
  noKeptPages: string;
}
