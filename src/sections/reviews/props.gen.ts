// Made from schemas/sections/reviews.schema.json by `npm run generate`: change that file, not this one.

/** Quotations of clients, one at a time; they change automatically, and visitors can pause them. */
export interface ReviewsData {
  /** Makes this section a reviews. */
  type: 'reviews';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading above the quotations. */
  title: string;
  /** How long each quotation is shown, in milliseconds; default: five seconds. */
  interval?: number;
  /**
   * The quotations in the order in which they are shown.
   *
   * @minItems 1
   * @maxItems 20
   */
  items: {
    /** The client’s words, without quotation marks. */
    text: string;
    /** The client’s name, in the form that the person has agreed to. */
    name: string;
    /** What the person does, in a few words. */
    role?: string;
  }[];
}
