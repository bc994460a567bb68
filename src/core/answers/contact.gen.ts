// Made from pages-config/_forms/contact.json by `npm run generate`: change that file, not this one.

/**
 * Contact Us
 */
export interface ContactAnswers {
  /**
   * Name
   */
  Name: string;
  /**
   * Your email
   */
  Your_email: string;
  /**
   * Mobile number
   */
  Mobile_Number: string;
  /**
   * Location
   */
  Location?: string;
  /**
   * Services
   */
  Services?:
    | 'Academic assignment help'
    | 'Video lectures- E-learning service'
    | 'Resume, coverpage and SOP writing'
    | 'Social Media Marketing'
    | 'Turnitin Plagiarism Report'
    | 'Website development'
    | 'other';
  /**
   * Message
   */
  Message_box?: string;
}
