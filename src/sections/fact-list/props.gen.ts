// Made from schemas/sections/fact-list.schema.json by `npm run generate`: change that file, not this one.

/**
 * Facts in two columns, what they are about and what holds, under a heading.
 */
export interface FactListData {
  /**
   * Makes this section a list of facts.
   */
  type: 'fact-list';
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
   * The facts in the order in which they are read.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: One fact: what it is about, and what holds.
   */
  items: {
    /**
     * What the fact is about.
     */
    label: string;
    /**
     * What holds, in a few words.
     */
    value: string;
  }[];
}
