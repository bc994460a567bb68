// Made from src/journal/schemas/sections/paper-search.schema.json by `npm run generate`: change that file, not this one.
import type { PaperShelf } from '../../content/resolved.ts';

/**
 * A search over titles, authors, abstracts, keywords and subjects; without scripting, the plain list of the newest papers.
 */
export interface PaperSearchData {
  /** Makes this section a search for papers. */
  type: 'paper-search';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What stands over the field. */
  label: string;
  /** What could be written there. */
  placeholder?: string;
  /** How the search works, in one sentence below the field. */
  hint?: string;
  /** The papers that are searched; the newest of them are listed before anything is searched for. */
  items: PaperShelf;
}
