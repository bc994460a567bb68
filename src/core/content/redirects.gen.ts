// Made from schemas/redirects.schema.json by `npm run generate`: change that file, not this one.

/** Former addresses of pages and files, and their replacements; npm run content -- mv and rm write them. */
export type WrittenRedirects = {
  /** The path to the editor's schema, which gives completion and help. */
  $schema?: string;
  /**
   * One entry for each former address; each leads to an existing page, not to another redirect.
   *
   * @maxItems 1000
   *
   * Items: A former address with its replacement, or with a mark that it was removed permanently.
   */
  redirects: {
    /** The former address, without a slash at its end; no page or file has it any more. */
    from: string;
    /** The page, anchor, file or other site to which browsers and search engines are redirected (308). */
    to?: string;
    /**
     * True if there is no replacement: visitors see a message, and search engines remove the address (410).
     */
    gone?: true;
  }[];
};
