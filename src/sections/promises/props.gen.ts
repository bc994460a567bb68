// Made from schemas/sections/promises.schema.json by `npm run generate`: change that file, not this one.

/**
 * A quiet strip of four promises, for the place right below the hero.
 */
export interface PromisesData {
  /**
   * Makes this section a promises.
   */
  type: 'promises';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * Exactly four, so that the strip stays even on every screen.
   *
   * @minItems 4
   * @maxItems 4
   *
   * Items: A promise in a few words, and what it means in practice.
   */
  items: {
    /**
     * What is promised, in two to five words.
     */
    title: string;
    /**
     * A few words that make the promise concrete; phones leave them out.
     */
    text: string;
  }[];
}
