// Made from pages-config/_forms by `npm run generate`: change those files, not this one.

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

/**
 * Register now
 */
export interface RegisterAnswers {
  /**
   * Name
   */
  Name: string;
  /**
   * Email
   */
  Email: string;
  /**
   * Phone
   */
  Phone: string;
  /**
   * Subject
   */
  Subject: string;
}

/**
 * Create your book store account
 */
export interface SignupAnswers {
  /**
   * First name
   */
  firstName: string;
  /**
   * Last name
   */
  lastName: string;
  /**
   * Email
   */
  email: string;
}

/** What each form stores, by the form’s name. */

export interface FormAnswers {
  contact: ContactAnswers;
  manuscript: ManuscriptAnswers;
  quote: QuoteAnswers;
  register: RegisterAnswers;
  signup: SignupAnswers;
}
