// Made from schemas/sections/text-block.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage, RichTextNode } from '../../core/content/resolved.ts';

/**
 * A heading with text, and beside it a picture or a boxed note where there is one; a long text with a list of its parts; a letter; a statement set large.
 */
export interface TextBlockData {
  /**
   * Makes this section a text.
   */
  type: 'text-block';
  /**
   * How the text looks; without it the opening line leads into the text.
   */
  variant?: 'statement' | 'contents' | 'letter';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The section’s heading; without it the text stands alone.
   */
  title?: string;
  /**
   * One or two sentences in larger type before the text; of a statement, the statement itself.
   */
  lede?: string;
  /**
   * The text itself, whose headings begin with h3 where the section has a heading of its own; in a text with contents each h2 becomes an entry of the list.
   */
  text?: RichTextNode[];
  /**
   * A picture beside the text; in a letter it is the writer’s portrait, cropped to 4:5, which stays in sight while one reads.
   */
  image?: ResolvedImage;
  /**
   * Where the picture stands on wide screens: left or right of the text.
   */
  side?: 'left' | 'right';
  /**
   * A short note in a panel beside the text; it takes the place of a picture.
   */
  aside?: {
    /**
     * A few bold words above the note.
     */
    title?: string;
    /**
     * The note itself: a paragraph or a short list, without headings.
     */
    text: RichTextNode[];
  };
  /**
   * A button below the text, where the text leads to a step.
   */
  action?: Link;
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
   * A sentence below the portrait.
   */
  caption?: string;
  /**
   * A small drawing that closes the letter, beside the signature.
   */
  closingImage?: ResolvedImage;
  /**
   * Who signs the letter.
   */
  signature?: {
    /**
     * The signature as a drawing, about 240 by 72; the name stands below it in type.
     */
    image?: ResolvedImage;
    /**
     * The writer’s name.
     */
    name: string;
    /**
     * The writer’s posts in the company.
     */
    role: string;
  };
}
