// Made from schemas/sections/tile-grid.schema.json by `npm run generate`: change that file, not this one.
import type { Link, Tile } from '../../core/content/parts.gen.ts';

/** A ruled grid of tiles, each a drawing, a title and one line; every tile leads to a page. */
export interface TileGridData {
  /** Makes this section a tile grid. */
  type: 'tile-grid';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading of the tiles; screen readers need it even if it is hidden. */
  title: string;
  /**
   * True if the page's main heading already says what the tiles are: then only screen readers read the heading.
   */
  hideTitle?: boolean;
  /** One sentence below the heading; hidden together with it. */
  intro?: string;
  /** A text link at the end of the heading's line. */
  action?: Link;
  /** A list of tiles, or all pages that have a tile: { "collection": "services" }. */
  items: Tile[];
}
