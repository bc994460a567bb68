// Made from schemas/sections/call-to-action.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** One step that a visitor is asked to take: a line of text with one button. */
export interface CallToActionData {
  /** Makes this section a call to action. */
  type: 'call-to-action';
  /** The design; without it, a closing line with one button, which suits the end of any page. */
  variant?: 'large' | 'band';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * What the visitor is invited to do, in everyday language; the variant "large" can leave it out if the page’s heading says it.
   */
  title?: string;
  /** One sentence that makes the step easy. */
  text?: string;
  /** The one step that the section asks for. */
  action: Link;
  /** A drawing beside the large button, 480 by 220. */
  image?: ResolvedImage;
  /**
   * For the variant band: what happens, in two to four very short sentences.
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: One step, in about four words.
   */
  steps?: string[];
  /**
   * The style of the button of a closing line: filled in saffron, for at most one button in view, or with an outline only.
   */
  button?: 'filled' | 'plain';
}
