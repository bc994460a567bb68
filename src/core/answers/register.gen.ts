// Made from pages-config/_forms/register.json by `npm run generate`: change that file, not this one.

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
