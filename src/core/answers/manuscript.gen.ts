// Made from pages-config/_forms/manuscript.json by `npm run generate`: change that file, not this one.

/**
 * Submit Manuscript
 */
export interface ManuscriptAnswers {
  /**
   * Author first name
   */
  firstName: string;
  /**
   * Author last name
   */
  lastName: string;
  /**
   * Affiliation and title, as they should be printed
   */
  authorDetails: string;
  /**
   * Phone
   */
  phone: string;
  /**
   * Email
   */
  email: string;
  /**
   * Co-authors
   *
   * @maxItems 20
   *
   * Items: Co-author
   */
  coAuthors?: {
    /**
     * Name
     */
    name?: string;
    /**
     * Details
     */
    details?: string;
  }[];
  /**
   * Separate them with commas
   */
  keywords: string;
  /**
   * For the editors: the field, the kind of paper, anything they should know
   */
  comments: string;
}
