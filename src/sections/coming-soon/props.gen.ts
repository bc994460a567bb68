// Made from schemas/sections/coming-soon.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * A page that is still to open: a dark plate with a slit of light, a heading and a way on.
 */
export interface ComingSoonData {
  /**
   * Makes this section a coming soon.
   */
  type: 'coming-soon';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The page's heading.
   */
  title: string;
  /**
   * What will open here, and what to do until then.
   */
  text?: string;
  /**
   * A drawing that stands on the lower edge in place of the light that opens there.
   */
  image?: ResolvedImage;
  /**
   * Where a visitor can go in the meantime.
   */
  action?: Link;
}
