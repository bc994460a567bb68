// Made from schemas/sections/policy.schema.json by `npm run generate`: change that file, not this one.
import type { RichTextNode } from '../../core/content/resolved.ts';

/**
 * A long text, such as a policy, with a table of contents that stays in view: for texts with many headings, in which readers look things up.
 */
export interface PolicyData {
  /** Makes this section a policy. */
  type: 'policy';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading of the table of contents. */
  contentsTitle?: string;
  /** The day from which the text is valid: year-month-day. */
  validFrom?: string;
  /**
   * The most important points, above the text.
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
  /** The text itself; each h2 becomes an entry of the table of contents. */
  text: RichTextNode[];
}
