// Made from schemas/sections/oven-times.schema.json by `npm run generate`: change that file, not this one.

/** What comes out of the oven, and at which hour of the day. */
export interface OvenTimesData {
  /** The type of this section: oven times. */
  type: 'oven-times';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading of the section. */
  title: string;
  /** Shows the hours on a board, which visitors turn over. */
  variant?: 'board';
  /**
   * The hours in their order.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: {
    /** When it is ready. */
    hour: string;
    /** What is ready then. */
    what: string;
  }[];
}
