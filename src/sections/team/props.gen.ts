// Made from schemas/sections/team.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * The people of the company: portrait, name and designation each, and, if you like, a free desk as the last place.
 */
export interface TeamData {
  /**
   * Makes this section the team.
   */
  type: 'team';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The people, in the order in which they stand on the page.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One person of the team.
   */
  members: {
    /**
     * A name for this card, so that links can point to this person.
     */
    id?: string;
    /**
     * The person’s name, as they write it.
     */
    name: string;
    /**
     * What the person does in the company.
     */
    designation: string;
    /**
     * The person’s portrait; it is cropped to 4:5, and to a square on narrow screens.
     */
    image: ResolvedImage;
  }[];
  /**
   * The last place, kept for someone who may join: a question and a link.
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
}
