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
  /** The second part of the name, set in italic on a line of its own. */
  accent?: string;
  /**
   * Up to six facts that an author wants to know first.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One fact: what it is about, and what holds.
   */
  facts: {
    /** What the fact is about. */
    label: string;
    /** What holds, in a few words. */
    value: string;
  }[];
  /** The one step that the masthead asks for. */
  action: Link;
}
