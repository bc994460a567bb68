// Made from schemas/sections/cover-cards.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * Cards like books: a title on the cover, and the text on the page beside it; each cover's beam is wider than the last.
 */
export interface CoverCardsData {
  /**
   * Makes this section a cover cards.
   */
  type: 'cover-cards';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the cards have in common.
   */
  title: string;
  /**
   * The cards, in order; four make the full fan of light.
   *
   * @minItems 1
   * @maxItems 8
   */
  items: {
    /**
     * The title on the cover.
     */
    title: string;
    /**
     * What the title means, in one to three sentences.
     */
    text: string;
    /**
     * A small drawing at the head of the page.
     */
    image?: ResolvedImage;
  }[];
}
