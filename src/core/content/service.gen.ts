// Made from schemas/templates/service.schema.json by `npm run generate`: change that file, not this one.
import type { EditNotes, QuoteTasks, StartingPrice, WrittenImage } from './parts.gen.ts';

/**
 * A page about one service: heading, what we do, what sets us apart, the range and the quote button, with a background for its drawing, a layout, the process of the work, a paragraph before and after editing and a sample quote that make it its own.
 */
export type WrittenService = {
  /** Makes this page a service page. */
  type: 'service';
  /** The page's main heading. */
  title: string;
  /** Two or three sentences: what is done, for whom, and how. */
  intro: string;
  /** The drawing of the service, 240 by 180. */
  image: WrittenImage;
  /**
   * What is done for the visitor, most important first; five to seven read best.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: A kind of help: a title and one or two sentences.
   */
  help: {
    /** The kind of help in two to five words. */
    title: string;
    /** One or two sentences that say what happens. */
    text: string;
  }[];
  /**
   * Four reasons, each on a card; the first card is the widest.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: A reason: a title and one or two sentences.
   */
  reasons: {
    /** The reason in two to eight words. */
    title: string;
    /** One or two sentences that make the reason concrete. */
    text: string;
  }[];
  /**
   * What belongs to this service, in one to four words each; eight to fourteen entries.
   *
   * @minItems 4
   * @maxItems 24
   *
   * Items: One to four words.
   */
  range: string[];
  /** The invitation at the end of the page, above the Get Started button. */
  closing: {
    /** What the visitor is invited to do. */
    title: string;
    /** One sentence that makes the step easy. */
    text: string;
  };
  /**
   * What is behind the drawing at the top, from pale to dark to warm; the one that the service's tile has keeps the two alike.
   */
  imageBackground?: 'pale' | 'dark' | 'warm';
  /** What this service alone has: four steps below a wide drawing of its own. */
  process?: {
    /** Where the four steps lead. */
    title: string;
    /** A wide drawing, 960 by 280, with one thing in each quarter, standing on its lower edge. */
    image: WrittenImage;
    /**
     * Exactly four, as the drawing has four quarters.
     *
     * @minItems 4
     * @maxItems 4
     *
     * Items: What happens: a title and one short sentence.
     */
    steps: {
      /** The step in two to five words. */
      title: string;
      /** One short sentence. */
      text: string;
    }[];
  };
  /**
   * One paragraph of this kind of work before and after its editing, with the editor’s notes; invented, and marked so.
   */
  beforeAfter?: {
    /** What the paragraph is from. */
    title: string;
    /** One or two sentences below the heading, such as who writes which version. */
    text?: string;
    /**
     * The paragraph as an invented writer sent it, with the faults that the notes are about; 40 to 90 words.
     */
    before: string;
    /** The same paragraph as it was returned, of about the same length. */
    after: string;
    /**
     * Stands above the second version in place of the site’s own words, for work that is returned with notes alone.
     */
    afterLabel?: string;
    /** What the editor wrote in the margin, in the order of the paragraph; three or four read best. */
    notes: EditNotes;
  };
  /**
   * What a quote for this service reads like, invented and without a price; links reach it as #sample-quote.
   */
  sampleQuote?: {
    /** What the quote is for, or what can be learnt from it. */
    title: string;
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
  };
  /** The lowest price of this service, above the first button; leave it out if each price is quoted. */
  from?: StartingPrice;
  /**
   * In which order the parts stand and on which backgrounds: process-early, process-first, before-after-first (that part is dark then) or sample-quote-early; neighbours on the services grid do well to differ.
   */
  layout?: 'process-early' | 'before-after-first' | 'process-first' | 'sample-quote-early';
};
