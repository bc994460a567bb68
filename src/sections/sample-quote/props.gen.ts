// Made from schemas/sections/sample-quote.schema.json by `npm run generate`: change that file, not this one.
import type { Background, Link, QuoteLabels, QuoteTasks } from '../../core/content/parts.gen.ts';

/**
 * A sample of a quote with brief, tasks, hours, rework and date: it is marked as invented, and names no price.
 */
export interface SampleQuoteData {
  /** Makes this section a sample quote. */
  type: 'sample-quote';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The background of the section, from edge to edge; default: that of the page. */
  background?: Background;
  /** What the quote is for, or what it shows. */
  title: string;
  /** A sentence below the heading. */
  text?: string;
  /** A link below the line, such as to the prices. */
  action?: Link;
  /**
   * Beside the quote: the contents of every quote and when it arrives, for a page that explains quotes.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One part of a quote.
   */
  explanations?: {
    /** Its name in two to five words. */
    title: string;
    /** One or two sentences about it. */
    text: string;
  }[];
  /** A notice that the quote is a sample, and what in it is invented; it is shown prominently. */
  sampleNotice: string;
  /** What the quote is for, on the quote itself; leave it out if the heading says it. */
  name?: string;
  /** What an invented customer asks for, in one to three sentences. */
  brief: string;
  /** The tasks and the hours that each takes; three to five are best, and the sum is calculated. */
  tasks: QuoteTasks;
  /** How many rounds of rework are included, and on what condition. */
  rework: string;
  /**
   * When it would be delivered, counted from the day of the agreement, because a sample names no calendar date.
   */
  date: string;
  /** The labels that every sample quote has. */
  labels: QuoteLabels;
}
