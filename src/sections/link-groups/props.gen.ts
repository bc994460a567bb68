// Made from schemas/sections/link-groups.schema.json by `npm run generate`: change that file, not this one.

/** Links in columns under headings, each with a line about its target. */
export interface LinkGroupsData {
  /** Makes this section groups of links. */
  type: 'link-groups';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The heading above all groups. */
  title: string;
  /**
   * The columns, from left to right.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One column: its heading and its links.
   */
  groups: {
    /** What the links of this column have in common. */
    title: string;
    /**
     * The links of this column.
     *
     * @minItems 1
     * @maxItems 16
     *
     * Items: One link and a line about its target.
     */
    links: {
      /** What the link says. */
      label: string;
      /** Where the link leads. */
      to: string;
      /** What a visitor finds there. */
      text?: string;
    }[];
  }[];
}
