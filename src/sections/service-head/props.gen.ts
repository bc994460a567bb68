// Made from schemas/sections/service-head.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The opening of a service page: the way back, the heading, an introduction, a drawing and the button.
 */
export interface ServiceHeadData {
  /**
   * Makes this section a service head.
   */
  type: 'service-head';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The pages above this one, Home first.
   *
   * @minItems 0
   * @maxItems 5
   *
   * Items: A page above this one.
   */
  breadcrumbs?: Link[];
  /**
   * The short name of this page, the last of the way back.
   */
  currentPage?: string;
  /**
   * The page's main heading.
   */
  title: string;
  /**
   * Two or three sentences: what is done, for whom, and how.
   */
  intro: string;
  /**
   * The drawing of the service, 240 by 180.
   */
  image: ResolvedImage;
  /**
   * The one step that the page asks for.
   */
  action: Link;
  /**
   * The link that a bar at the foot of small screens holds while the page is read.
   */
  barAction?: Link;
  /**
   * The ground behind the drawing.
   */
  imageBackground?: 'pale' | 'dark' | 'warm';
}
