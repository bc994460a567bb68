// Made from schemas/variants/text-block.chalkboard.schema.json by `npm run generate`: change that file, not this one.
import type { Link, ResolvedImage, RichTextNode } from 'pagewright/content';

/**
 * A heading with text, and beside it a picture or a boxed note where there is one; or a statement set large.
 */
export interface TextBlockData {
  /** Makes this section a text. */
  type: 'text-block';
  /** How the text looks; without it the opening line leads into the text. */
  variant?: 'statement' | 'chalkboard';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The section’s heading; without it the text stands alone. */
  title?: string;
  /** One or two sentences in larger type before the text; of a statement, the statement itself. */
  lede?: string;
  /** The text itself, whose headings begin with h3 where the section has a heading of its own. */
  text?: RichTextNode[];
  /** A picture beside the text. */
  image?: ResolvedImage;
  /** Where the picture stands on wide screens: left or right of the text. */
  side?: 'left' | 'right';
  /** A short note in a panel beside the text; it takes the place of a picture. */
  aside?: {
    /** A few bold words above the note. */
    title?: string;
    /** The note itself: a paragraph or a short list, without headings. */
    text: RichTextNode[];
  };
  /** A button below the text, where the text leads to a step. */
  action?: Link;
}
