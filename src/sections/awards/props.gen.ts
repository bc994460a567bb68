// Made from schemas/sections/awards.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * Award certificates hung from one rule, each with its caption.
 */
export interface AwardsData {
  /**
   * Makes this section an awards.
   */
  type: 'awards';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The awards, from left to right.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: {
    /**
     * The seal of the award.
     */
    image: ResolvedImage;
    /**
     * The name of the honour.
     */
    caption: string;
    /**
     * What it was given for.
     */
    text?: string;
    /**
     * Who gave the award.
     */
    giver?: string;
    /**
     * The year in which it was given.
     */
    year?: number;
  }[];
}
