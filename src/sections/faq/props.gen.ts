// Made from schemas/sections/faq.schema.json by `npm run generate`: change that file, not this one.
import type { RichTextNode } from '../../core/content/resolved.ts';

/** Questions that open to show their answer; at most one is open, and pressing the open one closes it. */
export interface FaqData {
  /** Makes this section a list of questions and answers. */
  type: 'faq';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What the questions are about, in everyday language. */
  title: string;
  /** One or two sentences beside the questions. */
  intro?: string;
  /**
   * The questions, most asked first.
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: One question with its answer.
   */
  items: {
    /** The question in the words of the person who asks it. */
    question: string;
    /** The answer, direct and short; simple HTML. */
    answer: RichTextNode[];
  }[];
  /** The number of the question that is open at the start, counted from 1; default: none. */
  open?: number;
}
