// Made from schemas/variants/text-block.chalkboard.schema.json by `npm run generate`: change that file, not this one.
import type { Link, ResolvedImage, RichTextNode } from 'pagewright/content';

/** A heading with text, and beside it an optional picture or boxed note; or a statement in large type. */
export interface TextBlockData {
  /** Makes this section a text. */
  type: 'text-block';
  /** The design; without it, the opening line introduces the text. */
  variant?: 'statement' | 'chalkboard';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The section’s heading; optional. */
  title?: string;
  /**
   * One or two sentences in larger type before the text; in the variant "statement", the statement itself.
   */
  lede?: string;
  /** The text itself; its headings begin with h3 if the section has a title. */
  text?: RichTextNode[];
  /** A picture beside the text. */
  image?: ResolvedImage;
  /** The position of the picture on wide screens: left or right of the text. */
  side?: 'left' | 'right';
  /** A short note in a panel beside the text, in place of a picture. */
  aside?: {
    /** A few bold words above the note. */
    title?: string;
    /** The note itself: a paragraph or a short list, without headings. */
    text: RichTextNode[];
  };
  /** A button below the text, if the text leads to a step. */
  action?: Link;
}
