// Made from schemas/sections/profile-grid.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage, RichTextNode } from '../../core/content/resolved.ts';

/**
 * Profiles of people, such as an editorial board: photo, name, biography and lines of detail; two columns on wide screens.
 */
export interface ProfileGridData {
  /**
   * Makes this section a profile grid.
   */
  type: 'profile-grid';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * A heading over the profiles; leave it out where the place around them has one already.
   */
  title?: string;
  /**
   * The people, in the order in which they stand on the page; a single profile takes the full width.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One person.
   */
  items: {
    /**
     * The person’s name with their title.
     */
    name: string;
    /**
     * The person’s portrait; it is cropped to a square.
     */
    image: ResolvedImage;
    /**
     * rounded-circle: a round photo; rounded-square: a square with rounded corners.
     */
    imageShape?: 'rounded-circle' | 'rounded-square';
    /**
     * One to three sentences about the person’s work.
     */
    bio: string;
    /**
     * Lines below the biography: qualification, position, link to the institution’s profile, place, e-mail.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One line of detail; strong marks its name, links are allowed.
     */
    details: RichTextNode[][];
  }[];
}
