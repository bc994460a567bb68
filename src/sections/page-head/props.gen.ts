// Made from schemas/sections/page-head.schema.json by `npm run generate`: change that file, not this one.
import type { Link, StartingPrice } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The opening of a page: the way here, the page’s heading, and a sentence that introduces it; the home page opens with a hero.
 */
export interface PageHeadData {
  /** Makes this section a page head. */
  type: 'page-head';
  /**
   * How the page opens; without it the heading stands beside the introduction, or beside a drawing on a quiet panel.
   */
  variant?: 'offer' | 'dark';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The page's heading, as a person would say it. */
  title: string;
  /** The second part of the heading, set in italic on a line of its own. */
  accent?: string;
  /** One to three sentences that say what the page holds. */
  intro?: string;
  /**
   * The pages above this one, from the front page down.
   *
   * @minItems 0
   * @maxItems 5
   */
  breadcrumbs?: Link[];
  /** The page's own short name, the last step of the way here; without it nothing of the way is shown. */
  currentPage?: string;
  /** A drawing beside the heading; on a dark plate it stands on the lower edge in place of the light. */
  image?: ResolvedImage;
  /** One step that a visitor can take at once. */
  action?: Link;
  /** For the variant offer: the lowest price, above the button; leave it out if each price is quoted. */
  from?: StartingPrice;
  /** For the variant offer: what the drawing stands on. */
  imageBackground?: 'pale' | 'dark' | 'warm';
  /** For the variant offer: the link that a bar at the foot of small screens holds while the page is read. */
  barAction?: Link;
}
