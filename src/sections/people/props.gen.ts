// Made from schemas/sections/people.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage, RichTextNode } from '../../core/content/resolved.ts';

/**
 * People by name and portrait, in rows, as profiles, or with a search where visitors look for the right one among many.
 */
export interface PeopleData {
  /**
   * Makes this section a list of people.
   */
  type: 'people';
  /**
   * How the people look; without it portraits in rows, each with the name and the role.
   */
  variant?: 'profiles' | 'directory';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * Of profiles: a heading over them; leave it out where the place around them has one already.
   */
  title?: string;
  /**
   * The people, in the order in which they stand on the page; a single profile takes the full width.
   *
   * @minItems 1
   * @maxItems 200
   *
   * Items: One person of the team.
   */
  items: {
    /**
     * A name for this card, so that links can point to this person.
     */
    id?: string;
    /**
     * The person’s name, as they write it.
     */
    name: string;
    /**
     * What the person does here; in a directory qualification and field, as on a visiting card.
     */
    role?: string;
    /**
     * The person’s portrait; it is cropped to 4:5, to a square on narrow screens and in profiles, to 136 by 160 in a directory.
     */
    image: ResolvedImage;
    /**
     * Of profiles: rounded-circle: a round photo; rounded-square: a square with rounded corners.
     */
    imageShape?: 'rounded-circle' | 'rounded-square';
    /**
     * Of profiles: one to three sentences about the person’s work.
     */
    bio?: string;
    /**
     * Of profiles: lines below the biography: qualification, position, link to the institution’s profile, place, e-mail.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One line of detail; strong marks its name, links are allowed.
     */
    details?: RichTextNode[][];
    /**
     * Of a directory: where the advisor comes from; it begins with From: and names town and state.
     */
    location?: string;
    /**
     * Of a directory: the field in a few words, where the search looks; it is not shown twice where the title names it.
     */
    subject?: string;
    /**
     * Of a directory: the wider subject under which visitors find this advisor, written alike for all of them, three for each; it goes into an address, so it has letters, blanks, up to four digits and , : & ’ ( ) + -.
     */
    group?: string;
    /**
     * Of a directory: where the advisor began, in about 20 words; paragraphs or a short list.
     */
    earlyCareer?: RichTextNode[];
    /**
     * Of a directory: what the advisor has done since, and is known for, in about 20 words; paragraphs or a short list.
     */
    experience?: RichTextNode[];
  }[];
  /**
   * Of portraits: the last place, kept for someone who may join, with a question and a link.
   */
  desk?: {
    /**
     * The question that the free desk asks.
     */
    title: string;
    /**
     * A drawing between the question and the link; the place is left empty without one.
     */
    image?: ResolvedImage;
    /**
     * Where a person who is interested goes on; the whole place leads there.
     */
    action: Link;
  };
  /**
   * Of a directory: the subjects that advisors are listed under, to choose from: the chosen one lights up those advisors and a link that names it.
   */
  chips?: {
    /**
     * What is asked, above the subjects.
     */
    legend: string;
    /**
     * The choice that lights up nobody.
     */
    all: string;
    /**
     * Where the visitor can ask next: the chosen subject follows its words, and goes with the visitor to the form of that page.
     */
    ask: Link;
  };
  /**
   * Of a directory: what stands in place of the list when no advisor matches the search.
   */
  empty?: {
    /**
     * The drawing over the words, 240 by 180.
     */
    image: ResolvedImage;
    /**
     * What the visitor may try instead.
     */
    text: string;
  };
}
