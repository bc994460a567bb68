// Made from schemas/sections/feature-cards.schema.json by `npm run generate`: change that file, not this one.

/**
 * Cards on coloured plates in rows of one wide and one narrow card: reasons to choose us.
 */
export interface FeatureCardsData {
  /**
   * Makes this section a feature cards.
   */
  type: 'feature-cards';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the cards have in common.
   */
  title: string;
  /**
   * Four cards fill the two rows: wide and dark, saffron, pale, wide and lit.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: A title and one or two sentences.
   */
  items: {
    /**
     * The reason in two to eight words; the first card's may be longest.
     */
    title: string;
    /**
     * One or two sentences that make the reason concrete.
     */
    text: string;
  }[];
  /**
   * Whether the first card is wide and dark, or narrow and saffron.
   */
  firstCard?: 'wide' | 'narrow';
}
