// Made from schemas/templates/service.schema.json by `npm run generate`: change that file, not this one.
import type { WrittenImage } from './parts.gen.ts';

/**
 * A page about one service: heading, what we do, what sets us apart, the range and the quote button, with a plate, a rhythm and a course of the work that make it its own.
 */
export type WrittenService = {
  /**
   * Makes this page a service page.
   */
  type: 'service';
  /**
   * The page's main heading.
   */
  title: string;
  /**
   * Two or three sentences: what is done, for whom, and how.
   */
  intro: string;
  /**
   * The drawing of the service, 240 by 180.
   */
  image: WrittenImage;
  /**
   * What is done for the visitor, most important first; five to seven read best.
   *
   * @minItems 2
   * @maxItems 12
   *
   * Items: A kind of help: a title and one or two sentences.
   */
  assist: {
    /**
     * The kind of help in two to five words.
     */
    title: string;
    /**
     * One or two sentences that say what happens.
     */
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
  apart: {
    /**
     * The reason in two to eight words.
     */
    title: string;
    /**
     * One or two sentences that make the reason concrete.
     */
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
  /**
   * The invitation at the end of the page, above the Get Started button.
   */
  start: {
    /**
     * What the visitor is invited to do.
     */
    title: string;
    /**
     * One sentence that makes the step easy.
     */
    text: string;
  };
  /**
   * The ground behind the drawing at the top; the one that the service's tile has keeps the two alike.
   */
  plate?: 'wash' | 'night' | 'glow';
  /**
   * What this service alone has: four steps below a wide drawing of its own.
   */
  course?: {
    /**
     * Which part it follows.
     */
    after?: 'assist' | 'apart';
    /**
     * Where the four steps lead.
     */
    title: string;
    /**
     * A wide drawing, 960 by 280, with one thing in each quarter, standing on its lower edge.
     */
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
      /**
       * The step in two to five words.
       */
      title: string;
      /**
       * One short sentence.
       */
      text: string;
    }[];
  };
  /**
   * Whether the first reason stands wide on night (wide) or narrow on saffron (lit).
   */
  lead?: 'wide' | 'lit';
};
