// Made from schemas/sections/form.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedForm, ResolvedImage, RichTextNode } from '../../core/content/resolved.ts';

/**
 * A form with a heading and a text beside it; or the sheet of a sign-up, which opens the page.
 */
export interface FormData {
  /**
   * Makes this section a form.
   */
  type: 'form';
  /**
   * How it looks; without it the form stands beside its heading and text.
   */
  variant?: 'sign-up';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The heading beside the form, in place of the form’s own title; of a sign-up the page’s heading.
   */
  title?: string;
  /**
   * Of a sign-up: the second part of the heading, in italic on a line of its own.
   */
  accent?: string;
  /**
   * One or two sentences below the heading.
   */
  intro?: string;
  /**
   * What a visitor should know before answering; simple HTML without h2.
   */
  text?: RichTextNode[];
  /**
   * The form’s name.
   */
  form: ResolvedForm;
  /**
   * True gives the form a × that hides it; what was typed is kept.
   */
  closable?: boolean;
  /**
   * The pages above this one, from the front page down.
   *
   * @minItems 1
   * @maxItems 5
   */
  breadcrumbs?: Link[];
  /**
   * The page’s own short name: the last step of the way here.
   */
  currentPage?: string;
  /**
   * Of a sign-up: the drawing that stands at the foot of the dark side.
   */
  image?: ResolvedImage;
  /**
   * Of a sign-up: its steps in order; the first is the current one.
   *
   * @minItems 2
   * @maxItems 5
   *
   * Items: A few words of plain text, such as a title or the words on a button.
   */
  steps?: string[];
  /**
   * Buttons for signing in through another company; they do nothing until that is set up.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One company.
   */
  providers?: {
    /**
     * Whose sign stands on the button.
     */
    network: 'google' | 'facebook';
    /**
     * The words on the button.
     */
    label: string;
  }[];
  /**
   * Says why the buttons do nothing yet.
   */
  providersNote?: string;
  /**
   * A few words that lead to the log-in link.
   */
  loginText?: string;
  /**
   * Where somebody with an account goes.
   */
  login?: Link;
}
