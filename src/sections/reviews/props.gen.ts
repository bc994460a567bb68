// Made from schemas/sections/reviews.schema.json by `npm run generate`: change that file, not this one.

/** What clients say: one quotation at a time, which moves on by itself and stops when asked. */
export interface ReviewsData {
  /** Makes this section a reviews. */
  type: 'reviews';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading above the quotations. */
  title: string;
  /** How long each quotation stays, in milliseconds; by default five seconds. */
  interval?: number;
  /**
   * The quotations in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: {
    /** What the client says, without quotation marks. */
    text: string;
    /** Who says it, as the person agreed to be named. */
    name: string;
    /** What the person does, in a few words. */
    role?: string;
  }[];
}
