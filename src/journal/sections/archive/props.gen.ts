// Made from src/journal/schemas/sections/archive.schema.json by `npm run generate`: change that file, not this one.
import type { Archive } from '../../content/resolved.ts';

/**
 * Every issue of the journal by volume and year, newest first, with the titles of its papers if there are few; years with separate pages are links.
 */
export interface ArchiveData {
  /** Makes this section an archive. */
  type: 'archive';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The issues in the archive: all of them, or those of one year. */
  items: Archive;
  /** The text if there is no issue. */
  empty?: string;
}
