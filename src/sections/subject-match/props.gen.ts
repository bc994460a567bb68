// Made from schemas/sections/subject-match.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/** Subjects to choose from: the one that is chosen lights up three portraits and a link that names it. */
export interface SubjectMatchData {
  /** Makes this section a choice of subjects. */
  type: 'subject-match';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What the choice answers. */
  title: string;
  /** A sentence below the heading. */
  text?: string;
  /** What is asked, above the subjects. */
  legend: string;
  /**
   * Where the visitor can ask next: the chosen subject follows its words, and goes with the visitor to the form of that page.
   */
  ask: Link;
  /**
   * The subjects to choose from, the first of which is lit when the page opens; six read best.
   *
   * @minItems 2
   * @maxItems 9
   *
   * Items: A subject and the three who would read it.
   */
  subjects: {
    /**
     * The subject in one to four words, which go into an address, so they have letters, blanks, up to four digits and , : & ’ ( ) + -.
     */
    label: string;
    /**
     * Exactly three, none of whom stands with another subject.
     *
     * @minItems 3
     * @maxItems 3
     *
     * Items: Somebody who reads this subject.
     */
    people: {
      /** The name with its title. */
      name: string;
      /** The person’s own field. */
      subject: string;
      /** The portrait, a sheet of 136 by 160; its alternative text says who is drawn. */
      image: ResolvedImage;
    }[];
  }[];
}
