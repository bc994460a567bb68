// Made from src/journal/schemas/sections/paper-index.schema.json by `npm run generate`: change that file, not this one.
import type { PaperIndex } from '../../content/resolved.ts';

/**
 * The papers under the names of their authors or under their subjects, by first letter; a long index in parts.
 */
export interface PaperIndexData {
  /** Makes this section an index of papers. */
  type: 'paper-index';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What the row of letters above the index is called; it is read out, not shown. */
  label: string;
  /** What the index is sorted by: author or subject. */
  items: PaperIndex;
  /** What is said while there is no paper. */
  empty?: string;
}
