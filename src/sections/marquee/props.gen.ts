// Made from schemas/sections/marquee.schema.json by `npm run generate`: change that file, not this one.

/**
 * A slowly scrolling line of short entries with a pause button; a plain list for visitors who ask for less motion.
 */
export interface MarqueeData {
  /**
   * Makes this section a marquee.
   */
  type: 'marquee';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What the entries are.
   */
  title: string;
  /**
   * How fast the line passes, in pixels a second, as near as it can be; 50 unless told.
   */
  speed?: number;
  /**
   * The entries in the order in which they pass; eight to fourteen fill the line well.
   *
   * @minItems 4
   * @maxItems 24
   *
   * Items: One to four words.
   */
  items: string[];
}
