// Made from schemas/sections/subject-match.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** Subjects to choose from: choosing one highlights three portraits and a link that names the subject. */
export interface SubjectMatchData {
  /** Makes this section a choice of subjects. */
  type: 'subject-match';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The question that the choice answers. */
  title: string;
  /** A sentence below the heading. */
  text?: string;
  /** The question above the subjects. */
  legend: string;
  /** A link to a page with a form: the chosen subject is added to its text, and filled into the form. */
  ask: Link;
  /**
   * The subjects to choose from; the first is chosen at the start, and six are best.
   *
   * @minItems 2
   * @maxItems 9
   *
   * Items: A subject and its three readers.
   */
  subjects: {
    /**
     * The subject in one to four words; they become part of an address, so they may have letters, spaces, up to four digits and , : & ’ ( ) + -.
     */
    label: string;
    /**
     * Exactly three people, none of whom has another subject too.
     *
     * @minItems 3
     * @maxItems 3
     *
     * Items: A person who reads this subject.
     */
    people: {
      /** The name with its title. */
      name: string;
      /** The person’s field. */
      subject: string;
      /** The portrait, 136 by 160; its alternative text names the person. */
      image: ResolvedImage;
    }[];
  }[];
}
