// Made from schemas/sections/people.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage, RichTextNode } from '../../core/content/resolved.ts';

/** People by name and portrait, in rows or as profiles. */
export interface PeopleData {
  /** Makes this section a list of people. */
  type: 'people';
  /** The design; without it, portraits in rows, each with the name and the role. */
  variant?: 'profiles';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** For the variant profiles: a heading above them; leave it out if the content around them has one. */
  title?: string;
  /**
   * The people, in their order on the page; a single profile has the full width.
   *
   * @minItems 1
   * @maxItems 60
   *
   * Items: One person of the team.
   */
  items: {
    /** A name for this card, so that links can point to this person. */
    id?: string;
    /** The person’s name, as they write it. */
    name: string;
    /** What the person does here. */
    role?: string;
    /** The person’s portrait; it is cropped to 4:5, to a square on narrow screens and in profiles. */
    image: ResolvedImage;
    /**
     * For the variant profiles: rounded-circle: a round photo; rounded-square: a square with rounded corners.
     */
    imageShape?: 'rounded-circle' | 'rounded-square';
    /** For the variant profiles: one to three sentences about the person’s work. */
    bio?: string;
    /**
     * For the variant profiles: lines below the biography: qualification, position, link to the institution’s profile, place, e-mail.
     *
     * @minItems 1
     * @maxItems 12
     *
     * Items: One line of detail; mark its name with strong, links are allowed.
     */
    details?: RichTextNode[][];
  }[];
  /**
   * Without a variant: a free place after the last person, for a future colleague, with a question and a link.
   */
  desk?: {
    /** The question in the free place. */
    title: string;
    /** A drawing between the question and the link; optional. */
    image?: ResolvedImage;
    /** A link for interested people; the whole place is this link. */
    action: Link;
  };
}
