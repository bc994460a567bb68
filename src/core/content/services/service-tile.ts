import type { WrittenPage } from '../page.gen.ts';
import type { Tile } from '../parts.gen.ts';

/** The tile of a page, with its address, the shorter title that the footer shows, and what forms call the service. */
export interface ServiceTile
  extends Tile, Pick<NonNullable<WrittenPage['tile']>, 'shortTitle' | 'formChoice'> {}
