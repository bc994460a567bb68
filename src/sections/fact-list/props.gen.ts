// Made from schemas/sections/fact-list.schema.json by `npm run generate`: change that file, not this one.

/** What holds, fact by fact: each with its name and its value. */
export interface FactListData {
  /** Makes this section a list of facts. */
  type: 'fact-list';
  /**
   * How the facts look; without it they stand in two columns under a heading, which suits any number of them.
   */
  variant?: 'figures';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The section’s heading; a row of figures can do without where the page’s heading says it. */
  title?: string;
  /** One to three sentences below the heading. */
  text?: string;
  /**
   * The facts in the order in which they are read; figures begin with the most important.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: One fact: what it is about, and what holds.
   */
  items: {
    /** What the fact is about; of a figure, the line that says what it stands for. */
    label: string;
    /** What holds, in a few words; of a figure, a number, an amount or two to four words. */
    value: string;
  }[];
}
