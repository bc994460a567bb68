// Made from schemas/sections/marquee.schema.json by `npm run generate`: change that file, not this one.

/**
 * A slowly scrolling line of names with a pause button, and a plain list for visitors who prefer reduced motion: for a whole range at a glance.
 */
export interface MarqueeData {
  /** Makes this section a scrolling line. */
  type: 'marquee';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The section’s heading. */
  title: string;
  /**
   * The names in their order; eight to fourteen fill the line well.
   *
   * @minItems 4
   * @maxItems 24
   *
   * Items: One name of a few words.
   */
  items: string[];
  /** The approximate speed of the line, in pixels per second; default: 50. */
  speed?: number;
}
