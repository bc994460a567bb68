// Made from schemas/sections/not-found.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The opening of the page for unknown addresses: a drawing that stands on a rule, and below it other ways to go on.
 */
export interface NotFoundData {
  /** Makes this section the opening of the page for unknown addresses. */
  type: 'not-found';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The page's heading, as a person would say it. */
  title: string;
  /** The second part of the heading, set in italic on a line of its own. */
  accent?: string;
  /** One to three sentences: that the address is unknown, and what to do. */
  intro?: string;
  /** A drawing that stands on the rule below the heading. */
  image?: ResolvedImage;
  /** One step that a visitor can take at once. */
  action: Link;
  /**
   * Other pages that the visitor may have been looking for.
   *
   * @minItems 1
   * @maxItems 8
   */
  links: Link[];
}
