// Made from schemas/sections/call-to-action.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';

/**
 * A closing line with one button, at the end of a page.
 */
export interface CallToActionData {
  /**
   * Makes this section a call to action.
   */
  type: 'call-to-action';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the visitor is invited to do, as a person would say it.
   */
  title: string;
  /**
   * One sentence that makes the step easy.
   */
  text?: string;
  /**
   * The one step that the section asks for.
   */
  action: Link;
  /**
   * lit: the saffron button, at most one in view on a page; plain: an outlined button.
   */
  look?: 'lit' | 'plain';
}
