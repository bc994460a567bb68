// Made from schemas/sections/directory.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage, RichTextNode } from '../../core/content/resolved.ts';

/** Cards of people with their origin and experience, below a search by name or subject: for many advisors. */
export interface DirectoryData {
  /** Makes this section a directory of people. */
  type: 'directory';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * The subjects under which advisors are listed: choosing one highlights its advisors and a link that names the subject.
   */
  chips?: {
    /** The question above the subjects. */
    legend: string;
    /** The choice that highlights no advisor. */
    all: string;
    /** A link to a page with a form: the chosen subject is added to its text, and filled into the form. */
    ask: Link;
  };
  /** The content in place of the list when no advisor matches the search. */
  empty: {
    /** The drawing above the text, 240 by 180. */
    image: ResolvedImage;
    /** What the visitor can try instead. */
    text: string;
  };
  /**
   * The people, in their order on the page.
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
    /** The advisor’s origin: the text begins with From: and names town and state. */
    location: string;
    /** The field in a few words, which the search finds; it is not shown if the title names it. */
    subject: string;
    /**
     * The wider subject under which visitors find this advisor, with the same spelling for all its advisors, three for each subject; it becomes part of an address, so it may have letters, spaces, up to four digits and , : & ’ ( ) + -.
     */
    group?: string;
    /** The advisor’s early career in about 20 words, as paragraphs or a short list. */
    earlyCareer: RichTextNode[];
    /** The advisor’s later work in about 20 words, as paragraphs or a short list. */
    experience: RichTextNode[];
  }[];
}
