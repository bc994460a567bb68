// Made from schemas/templates/service.schema.json by `npm run generate`: change that file, not this one.
import type { EditNotes, QuoteTasks, StartingPrice, WrittenImage } from './parts.gen.ts';

/**
 * A page about one service: heading, kinds of help, strengths, the range and the quote button; a background of the drawing, a layout, the process of the work, an edited paragraph and a sample quote make each page different.
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
   * What is done for the visitor, most important first; five to seven entries are best.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: A kind of help: a title and one or two sentences.
   */
  help: {
    /** The kind of help in two to five words. */
    title: string;
    /** One or two sentences about what happens. */
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
   * The background of the drawing at the top, from pale to dark to warm; choose that of the service's tile, so that both look alike.
   */
  imageBackground?: 'pale' | 'dark' | 'warm';
  /** The process of this service: four steps below a wide drawing. */
  process?: {
    /** The result of the four steps. */
    title: string;
    /** A wide drawing, 960 by 280, with one thing in each quarter, standing on its lower edge. */
    image: WrittenImage;
    /**
     * Exactly four steps, because the drawing has four quarters.
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
   * One paragraph of this kind of work before and after its editing, with the editor’s notes; invented, and marked as such.
   */
  beforeAfter?: {
    /** What the paragraph is from. */
    title: string;
    /** One or two sentences below the heading, such as who writes which version. */
    text?: string;
    /** The paragraph of an invented writer, with the errors that the notes explain; 40 to 90 words. */
    before: string;
    /** The edited paragraph, of about the same length. */
    after: string;
    /**
     * The label of the second version in place of that of the site, for work that is returned only with notes.
     */
    afterLabel?: string;
    /** The editor’s notes in the margin, in the order of the paragraph; three or four are best. */
    notes: EditNotes;
  };
  /** A sample quote for this service, invented and without a price; links lead to it with #sample-quote. */
  sampleQuote?: {
    /** What the quote is for, or what it shows. */
    title: string;
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
  };
  /** The lowest price of this service, above the first button; leave it out if each price is quoted. */
  from?: StartingPrice;
  /**
   * The order and backgrounds of the parts: process-early, process-first, before-after-first (with this part on a dark background) or sample-quote-early; services beside each other on the grid should differ.
   */
  layout?: 'process-early' | 'before-after-first' | 'process-first' | 'sample-quote-early';
};
