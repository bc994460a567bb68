// Made from pages-config/_forms/quote.json by `npm run generate`: change that file, not this one.

/**
 * Request a quote
 */
export interface QuoteAnswers {
  /**
   * Name
   */
  Name: string;
  /**
   * Your email
   */
  Your_email: string;
  /**
   * Phone
   */
  Phone: string;
  /**
   * Services
   */
  Services:
    | 'Academic assignment help'
    | 'Video lectures- E-learning service'
    | 'Resume, coverpage and SOP writing'
    | 'Social Media Marketing'
    | 'Turnitin Plagiarism Report'
    | 'Website development'
    | 'other';
  /**
   * Your budget (INR)
   */
  Your_budget: number;
  /**
   * Message
   */
  Message_box: string;
}
