// Made from schemas/sections/summary-row.schema.json by `npm run generate`: change that file, not this one.

/**
 * Six short cards in one row; a beam of light runs through them and widens.
 */
export interface SummaryRowData {
  /**
   * Makes this section a summary row.
   */
  type: 'summary-row';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the six cards have in common.
   */
  title: string;
  /**
   * One sentence beside the heading.
   */
  intro?: string;
  /**
   * Exactly six, as the beam is drawn for six.
   *
   * @minItems 6
   * @maxItems 6
   *
   * Items: A title that leads to a page, and one line.
   */
  items: {
    /**
     * Two or three words; the title is the link.
     */
    title: string;
    /**
     * One short sentence.
     */
    text: string;
    /**
     * The page that the card opens.
     */
    to: string;
  }[];
}
