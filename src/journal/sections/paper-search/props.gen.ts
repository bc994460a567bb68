// Made from src/journal/schemas/sections/paper-search.schema.json by `npm run generate`: change that file, not this one.
import type { PaperShelf } from '../../content/resolved.ts';

/**
 * A search in titles, authors, abstracts, keywords and subjects; without scripts, the plain list of the newest papers.
 */
export interface PaperSearchData {
  /** Makes this section a search for papers. */
  type: 'paper-search';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The label above the field. */
  label: string;
  /** An example of a query, in the empty field. */
  placeholder?: string;
  /** How the search works, in one sentence below the field. */
  hint?: string;
  /** The papers to search in; the newest are listed until the visitor searches. */
  items: PaperShelf;
}
