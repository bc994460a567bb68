// Made from schemas/sections/page-head.schema.json by `npm run generate`: change that file, not this one.
import type { Link, StartingPrice } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The opening of a page: breadcrumbs, the page’s heading, and a sentence that introduces it; the home page opens with a hero.
 */
export interface PageHeadData {
  /** Makes this section a page head. */
  type: 'page-head';
  /** The design; without it, the heading is beside the introduction, or beside a drawing on a plain panel. */
  variant?: 'offer' | 'dark';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The page's heading, in everyday language. */
  title: string;
  /** The second part of the heading, in italics on a separate line. */
  accent?: string;
  /** One to three sentences about the content of the page. */
  intro?: string;
  /**
   * The pages above this one, from the front page down.
   *
   * @minItems 0
   * @maxItems 5
   */
  breadcrumbs?: Link[];
  /** The page's short name, the last of the breadcrumbs; without it, no breadcrumbs are shown. */
  currentPage?: string;
  /** A drawing beside the heading; on a dark plate it is at the lower edge in place of the light. */
  image?: ResolvedImage;
  /** A button for the next step of the visitor. */
  action?: Link;
  /** For the variant offer: the lowest price, above the button; leave it out if each price is quoted. */
  from?: StartingPrice;
  /** For the variant offer: the background of the drawing. */
  imageBackground?: 'pale' | 'dark' | 'warm';
  /** For the variant offer: the link in a bar at the bottom of small screens. */
  barAction?: Link;
}
