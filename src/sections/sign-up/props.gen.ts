// Made from schemas/sections/sign-up.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedForm, ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The first step of a sign-up beside a dark shelf with the page’s own heading: a page that is nothing but the sign-up.
 */
export interface SignUpData {
  /** Makes this section a sign-up. */
  type: 'sign-up';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * The pages above this one, from the front page down.
   *
   * @minItems 1
   * @maxItems 5
   */
  breadcrumbs?: Link[];
  /** The page’s own short name: the last step of the way here. */
  currentPage?: string;
  /** The page’s heading. */
  title: string;
  /** The second part of the heading, in italic on a line of its own. */
  accent?: string;
  /** One or two sentences below the heading. */
  intro?: string;
  /** The drawing that stands at the foot of the dark side. */
  image?: ResolvedImage;
  /**
   * The steps of the sign-up in order; the first is the current one.
   *
   * @minItems 2
   * @maxItems 5
   *
   * Items: A few words of plain text, such as a title or the words on a button.
   */
  steps: string[];
  /**
   * Buttons for signing in through another company; they do nothing until that is set up.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One company.
   */
  providers?: {
    /** Whose sign stands on the button. */
    network: 'google' | 'facebook';
    /** The words on the button. */
    label: string;
  }[];
  /** Says why the buttons do nothing yet. */
  providersNote?: string;
  /** The form’s name. */
  form: ResolvedForm;
  /** A few words that lead to the log-in link. */
  loginText?: string;
  /** Where somebody with an account goes. */
  login?: Link;
}
