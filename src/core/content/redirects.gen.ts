// Made from schemas/redirects.schema.json by `npm run generate`: change that file, not this one.

/**
 * Addresses that pages and files once had, and what answers there now; npm run content -- mv and rm write them.
 */
export type WrittenRedirects = {
  /** The path to the editor's schema, so that keys are completed and explained. */
  $schema?: string;
  /**
   * One entry for each address of the past; each leads to a page that is there, not to another redirect.
   *
   * @maxItems 1000
   *
   * Items: An address of the past with the one that answers in its place, or the word that it is gone for good.
   */
  redirects: {
    /** The address as it was, without a slash at its end; no page or file has it any more. */
    from: string;
    /**
     * The page, place, file or other site that has what was there; browsers and search engines go on to it (308).
     */
    to?: string;
    /** That nothing has taken its place: visitors read so, and search engines forget the address (410). */
    gone?: true;
  }[];
};
