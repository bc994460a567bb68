// Made from schemas/sections/help-list.schema.json by `npm run generate`: change that file, not this one.

/**
 * A heading with a list of short entries in two columns: what is done for the visitor.
 */
export interface HelpListData {
  /**
   * Makes this section a help list.
   */
  type: 'help-list';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the entries have in common.
   */
  title: string;
  /**
   * What is done, most important first; five to seven read best.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: A title and one or two sentences.
   */
  items: {
    /**
     * The kind of help in two to five words.
     */
    title: string;
    /**
     * One or two sentences that say what happens.
     */
    text: string;
  }[];
}
