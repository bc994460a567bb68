// Made from schemas/sections/quote-band.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';

/**
 * A dark band with a beam of light: a heading on one side, the steps to a quote and a button in the light.
 */
export interface QuoteBandData {
  /**
   * Makes this section a quote band.
   */
  type: 'quote-band';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * Two to four words.
   */
  title: string;
  /**
   * One or two sentences below the heading.
   */
  text: string;
  /**
   * What happens, in two to four very short sentences.
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: One step, in about four words.
   */
  steps: string[];
  /**
   * The one step that the band asks for.
   */
  action: Link;
}
