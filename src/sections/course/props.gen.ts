// Made from schemas/sections/course.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * Four steps below one wide drawing that stands on a rule: how a piece of work goes from its beginning to its end.
 */
export interface CourseData {
  /**
   * Makes this section a course of the work.
   */
  type: 'course';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * Where the four steps lead.
   */
  title: string;
  /**
   * A wide drawing, 960 by 280, with one thing in each quarter, standing on its lower edge.
   */
  image: ResolvedImage;
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
}
