// Made from schemas/sections/not-found.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** The opening of the page for unknown addresses: a drawing on a rule, and below it links to other pages. */
export interface NotFoundData {
  /** Makes this section the opening of the page for unknown addresses. */
  type: 'not-found';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The page's heading, in everyday language. */
  title: string;
  /** The second part of the heading, in italics on a separate line. */
  accent?: string;
  /** One to three sentences: that the address is unknown, and what to do. */
  intro?: string;
  /** A drawing on the rule below the heading. */
  image?: ResolvedImage;
  /** A button for the next step of the visitor. */
  action: Link;
  /**
   * Other pages that the visitor may have been looking for.
   *
   * @minItems 1
   * @maxItems 8
   */
  links: Link[];
}
