// Made from schemas/sections/topics.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** A list of names or fields of a few words each, without texts. */
export interface TopicsData {
  /** Makes this section a list of topics. */
  type: 'topics';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The section’s heading. */
  title: string;
  /** One to three sentences below the heading. */
  text?: string;
  /** A drawing beside the list. */
  image?: ResolvedImage;
  /**
   * The names in their order.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: The name of one field.
   */
  items: string[];
  /** A step below the list. */
  action?: Link;
}
