// Made from schemas/sections/policy.schema.json by `npm run generate`: change that file, not this one.
import type { RichTextNode } from '../../core/content/resolved.ts';

/**
 * A long text, such as a policy, with a list of its parts that follows the reader.
 */
export interface PolicyData {
  /**
   * Makes this section a long text with a list of contents.
   */
  type: 'policy';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the list of contents is called.
   */
  contentsTitle?: string;
  /**
   * The day from which the text holds: year-month-day.
   */
  validFrom?: string;
  /**
   * The points that most readers come for, before the text begins.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One point in brief.
   */
  keyPoints?: {
    /**
     * Two or three words.
     */
    title: string;
    /**
     * One sentence.
     */
    text: string;
  }[];
  /**
   * The text; each h2 in it becomes an entry of the list of contents.
   */
  text: RichTextNode[];
}
