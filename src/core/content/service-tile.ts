import type { WrittenPage } from './page.gen.ts';
import type { Tile } from './parts.gen.ts';

/** The tile of a page, with the page's address and the shorter title that the footer shows. */
export interface ServiceTile extends Tile, Pick<NonNullable<WrittenPage['tile']>, 'short'> {}
