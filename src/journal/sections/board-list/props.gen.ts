// Made from src/journal/schemas/sections/board-list.schema.json by `npm run generate`: change that file, not this one.
import type { BoardMember } from '../../content/written-parts.ts';

/** The editorial board by role, with institutions and addresses, as pages-config/_site.json lists it. */
export interface BoardListData {
  /** Makes this section the editorial board. */
  type: 'board-list';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The members of the board. */
  items: BoardMember[];
  /** The text if the list is empty. */
  empty?: string;
}
