// Made from schemas/sections/directory.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage, RichTextNode } from '../../core/content/resolved.ts';

/**
 * Cards with where somebody comes from and what they have done, below a search by name or subject: many advisors.
 */
export interface DirectoryData {
  /** Makes this section a directory of people. */
  type: 'directory';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * The subjects that advisors are listed under, to choose from: the chosen one lights up those advisors and a link that names it.
   */
  chips?: {
    /** What is asked, above the subjects. */
    legend: string;
    /** The choice that lights up nobody. */
    all: string;
    /**
     * Where the visitor can ask next: the chosen subject follows its words, and goes with the visitor to the form of that page.
     */
    ask: Link;
  };
  /** What stands in place of the list when no advisor matches the search. */
  empty: {
    /** The drawing over the words, 240 by 180. */
    image: ResolvedImage;
    /** What the visitor may try instead. */
    text: string;
  };
  /**
   * The people, in the order in which they stand on the page.
   *
   * @minItems 1
   * @maxItems 200
   *
   * Items: One person of the directory.
   */
  items: {
    /** A name for this card, so that links can point to this person. */
    id?: string;
    /** The person’s name, as they write it. */
    name: string;
    /** Qualification and field, as on a visiting card. */
    role: string;
    /** The person’s portrait; it is cropped to 136 by 160. */
    image: ResolvedImage;
    /** Where the advisor comes from; it begins with From: and names town and state. */
    location: string;
    /** The field in a few words, where the search looks; it is not shown twice where the title names it. */
    subject: string;
    /**
     * The wider subject under which visitors find this advisor, written alike for all of them, three for each; it goes into an address, so it has letters, blanks, up to four digits and , : & ’ ( ) + -.
     */
    group?: string;
    /** Where the advisor began, in about 20 words; paragraphs or a short list. */
    earlyCareer: RichTextNode[];
    /** What the advisor has done since, and is known for, in about 20 words; paragraphs or a short list. */
    experience: RichTextNode[];
  }[];
}
