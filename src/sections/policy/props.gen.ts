// Made from schemas/sections/policy.schema.json by `npm run generate`: change that file, not this one.
import type { RichTextNode } from '../../core/content/resolved.ts';

/**
 * A long text, such as a policy, with a list of its parts that follows the reader: what has many headings and is looked things up in.
 */
export interface PolicyData {
  /** Makes this section a policy. */
  type: 'policy';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What the list of contents is called. */
  contentsTitle?: string;
  /** The day from which the text holds: year-month-day. */
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
    /** Two or three words. */
    title: string;
    /** One sentence. */
    text: string;
  }[];
  /** The text itself; each h2 becomes an entry of the list of its parts. */
  text: RichTextNode[];
}
