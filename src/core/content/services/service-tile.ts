import type { WrittenPage } from '../page.gen.ts';
import type { Tile } from '../parts.gen.ts';

/** The tile of a service's page, with its address, the short title for the footer, and the name for forms. */
export interface ServiceTile
  extends Tile, Pick<NonNullable<WrittenPage['tile']>, 'shortTitle' | 'formChoice'> {}
