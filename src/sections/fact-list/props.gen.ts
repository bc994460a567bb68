// Made from schemas/sections/fact-list.schema.json by `npm run generate`: change that file, not this one.

/** Facts, each with its name and its value. */
export interface FactListData {
  /** Makes this section a list of facts. */
  type: 'fact-list';
  /** The design; without it, two columns under a heading, which suits any number of facts. */
  variant?: 'figures';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The section’s heading; a row of figures can leave it out if the page’s heading says it. */
  title?: string;
  /** One to three sentences below the heading. */
  text?: string;
  /**
   * The facts in their order; figures begin with the most important.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: One fact: its name and its value.
   */
  items: {
    /** What the fact is about; for a figure, the line that explains it. */
    label: string;
    /** The value in a few words; for a figure, a number, an amount or two to four words. */
    value: string;
  }[];
}
