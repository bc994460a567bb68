// Made from schemas/sections/sign-up.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedForm, ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The first step of a sign-up beside a dark panel with the page’s heading: for a page with only the sign-up.
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
  /** The page’s short name: the last of the breadcrumbs. */
  currentPage?: string;
  /** The page’s heading. */
  title: string;
  /** The second part of the heading, in italics on a separate line. */
  accent?: string;
  /** One or two sentences below the heading. */
  intro?: string;
  /** The drawing at the bottom of the dark side. */
  image?: ResolvedImage;
  /**
   * The steps of the sign-up in order; the first is the current one.
   *
   * @minItems 2
   * @maxItems 5
   *
   * Items: A few words of plain text, such as a title or the text of a button.
   */
  steps: string[];
  /**
   * Buttons for signing in with an account of another company; they have no function yet.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One company.
   */
  providers?: {
    /** The company whose icon the button shows. */
    network: 'google' | 'facebook';
    /** The words on the button. */
    label: string;
  }[];
  /** The reason why the buttons have no function yet. */
  providersNote?: string;
  /** The form’s name. */
  form: ResolvedForm;
  /** A few words before the log-in link. */
  loginText?: string;
  /** A link for visitors who have an account. */
  login?: Link;
}
