// Made from src/journal/schemas/sections/paper-index.schema.json by `npm run generate`: change that file, not this one.
import type { PaperIndex } from '../../content/resolved.ts';

/**
 * The papers by the names of their authors or by their subjects, grouped by first letter; a long index in parts.
 */
export interface PaperIndexData {
  /** Makes this section an index of papers. */
  type: 'paper-index';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The name of the row of letters above the index, for screen readers. */
  label: string;
  /** The key of the index: author or subject. */
  items: PaperIndex;
  /** The text if there is no paper. */
  empty?: string;
}
