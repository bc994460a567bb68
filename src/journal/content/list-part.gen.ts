// Made from src/journal/schemas/templates/list-part.schema.json by `npm run generate`: change that file, not this one.

/**
 * A part of a list of the journal that is too long for one page: a year of the archive, or a further part of an index; `npm run journal -- pages` writes the missing parts.
 */
export type WrittenListPart = {
  /** Lays this page out as a part of a list of the journal. */
  type: 'list-part';
  /** The list to which the part belongs; it is also in the address. */
  list: 'archive' | 'authors' | 'subjects';
  /** The year of the archive, or the number of the part of an index, from 2 on; it is also in the address. */
  part: number;
};
