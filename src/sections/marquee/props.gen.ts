// Made from schemas/sections/marquee.schema.json by `npm run generate`: change that file, not this one.

/**
 * A slowly scrolling line of names with a pause button, and a plain list for visitors who ask for less motion: the whole range at a glance.
 */
export interface MarqueeData {
  /** Makes this section a line that passes. */
  type: 'marquee';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The section’s heading. */
  title: string;
  /**
   * The names in the order in which they pass; eight to fourteen fill the line well.
   *
   * @minItems 4
   * @maxItems 24
   *
   * Items: One name of a few words.
   */
  items: string[];
  /** How fast the line passes, in pixels a second, as near as it can be; default: 50. */
  speed?: number;
}
