// Made from schemas/sections/sample-quote.schema.json by `npm run generate`: change that file, not this one.
import type { Background, Link, QuoteLabels, QuoteTasks } from '../../core/content/parts.gen.ts';

/**
 * A quote to read before asking for one, with brief, tasks, hours, rework and date: it is invented, says so, and names no price.
 */
export interface SampleQuoteData {
  /** Makes this section a sample quote. */
  type: 'sample-quote';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The background of the section, from edge to edge; default: that of the page. */
  background?: Background;
  /** What the quote is for, or what can be learnt from it. */
  title: string;
  /** A sentence below the heading. */
  text?: string;
  /** A link below the line, such as to the prices. */
  action?: Link;
  /**
   * Beside the quote: what every quote holds and when it comes, for a page that explains quotes.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One thing that a quote holds.
   */
  explanations?: {
    /** It in two to five words. */
    title: string;
    /** One or two sentences about it. */
    text: string;
  }[];
  /** Says that the quote is a sample, and what in it is invented; it stands where it can’t be missed. */
  sampleNotice: string;
  /** What the quote is for, on the sheet itself; leave it out where the heading says it. */
  name?: string;
  /** What an invented customer asks for, in one to three sentences. */
  brief: string;
  /**
   * What would be done and how many hours each task takes; three to five read best, and their sum is worked out.
   */
  tasks: QuoteTasks;
  /** How many rounds of rework it holds, and on what condition. */
  rework: string;
  /**
   * When it would be delivered, counted from the day of the agreement: a sample names no date of the calendar.
   */
  date: string;
  /** The words that stand on every sample quote, beside what it says. */
  labels: QuoteLabels;
}
