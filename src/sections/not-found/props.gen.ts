// Made from schemas/sections/not-found.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * What a visitor sees at an address that leads nowhere: an unlit lamp, and ways to go on.
 */
export interface NotFoundData {
  /**
   * Makes this section a not found.
   */
  type: 'not-found';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The page's heading.
   */
  title: string;
  /**
   * The second part of the heading, set in italic on a line of its own.
   */
  accent?: string;
  /**
   * What has happened, in plain words.
   */
  text?: string;
  /**
   * A drawing that stands on the rule below.
   */
  image?: ResolvedImage;
  /**
   * The first way on.
   */
  action: Link;
  /**
   * Other pages that the visitor may have been looking for.
   *
   * @minItems 1
   * @maxItems 8
   */
  links: Link[];
}
