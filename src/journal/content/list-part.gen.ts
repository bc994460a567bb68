// Made from src/journal/schemas/templates/list-part.schema.json by `npm run generate`: change that file, not this one.

/**
 * A part of a list of the journal that has grown too long for one page: a year of the archive, or a further part of an index. `npm run journal -- pages` writes those that are wanted.
 */
export type WrittenListPart = {
  /** Lays this page out as a part of a list of the journal. */
  type: 'list-part';
  /** The list that it is a part of; it is also in the address. */
  list: 'archive' | 'authors' | 'subjects';
  /** Of the archive the year, of an index the number of the part, from 2 on; it is also in the address. */
  part: number;
};
