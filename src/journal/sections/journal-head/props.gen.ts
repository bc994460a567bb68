// Made from src/journal/schemas/sections/journal-head.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from 'pagewright/content';

/** The masthead of the journal: its name, a few facts, and the button to submit a paper. */
export interface JournalHeadData {
  /** Makes this section a journal head. */
  type: 'journal-head';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The journal’s name, or its first part; it is the page’s heading. */
  title: string;
  /** The second part of the name, in italics on a separate line. */
  accent?: string;
  /**
   * Up to six facts that are important for authors.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One fact: its name and its value.
   */
  facts: {
    /** What the fact is about. */
    label: string;
    /** The value, in a few words. */
    value: string;
  }[];
  /** The button for the most important step. */
  action: Link;
}
