// Made from schemas/sections/key-figures.schema.json by `npm run generate`: change that file, not this one.

/**
 * Two to five figures that are known; the first stands on a lit plate.
 */
export interface KeyFiguresData {
  /**
   * Makes this section a row of figures.
   */
  type: 'key-figures';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the figures are about; leave it out where the page’s heading says it.
   */
  title?: string;
  /**
   * The figures, the most important first.
   *
   * @minItems 2
   * @maxItems 5
   *
   * Items: One figure with its meaning.
   */
  items: {
    /**
     * A number, an amount or two to four words.
     */
    figure: string;
    /**
     * What the figure stands for.
     */
    text: string;
  }[];
}
