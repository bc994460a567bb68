// Made from pages-config/_forms/signup.json by `npm run generate`: change that file, not this one.

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
