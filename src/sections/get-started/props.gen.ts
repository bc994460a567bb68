// Made from schemas/sections/get-started.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * One large button, alone on its line.
 */
export interface GetStartedData {
  /**
   * Makes this section a large button.
   */
  type: 'get-started';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * A heading before the button; leave it out where the page’s heading says it.
   */
  title?: string;
  /**
   * A drawing beside the button, 480 by 220.
   */
  image?: ResolvedImage;
  /**
   * One sentence that makes the step easy.
   */
  text?: string;
  /**
   * The one step.
   */
  action: Link;
}
