// Made from schemas/sections/card-grid.schema.json by `npm run generate`: change that file, not this one.

/**
 * Cards with a title and a few lines each, such as the kinds of work that a publisher prints.
 */
export interface CardGridData {
  /**
   * Makes this section a grid of cards.
   */
  type: 'card-grid';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The section’s heading.
   */
  title: string;
  /**
   * One to three sentences below the heading.
   */
  text?: string;
  /**
   * The cards in the order in which they are read.
   *
   * @minItems 1
   * @maxItems 24
   *
   * Items: One card.
   */
  items: {
    /**
     * The card’s heading.
     */
    title: string;
    /**
     * What belongs to it, in one to three sentences.
     */
    text: string;
    /**
     * A page that says more; the title becomes a link.
     */
    to?: string;
  }[];
}
