// Made from schemas/sections/advantages.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedFilm } from '../../core/content/resolved.ts';

/**
 * A silent film beside a ruled list of advantages, each with three ticked points.
 */
export interface AdvantagesData {
  /**
   * Makes this section an advantages.
   */
  type: 'advantages';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the visitor gains, as a person would say it.
   */
  title: string;
  /**
   * One short sentence beside the heading.
   */
  intro?: string;
  /**
   * The silent loop beside the list; it has a pause button.
   */
  film: ResolvedFilm;
  /**
   * The advantages, from top to bottom.
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: One advantage: a title, a line, three ticked points.
   */
  items: {
    /**
     * The advantage in two or three words.
     */
    title: string;
    /**
     * A short line below the title.
     */
    text?: string;
    /**
     * Exactly three short points, each with a tick.
     *
     * @minItems 3
     * @maxItems 3
     *
     * Items: One thing the visitor gets; ten words at most.
     */
    points: string[];
  }[];
}
