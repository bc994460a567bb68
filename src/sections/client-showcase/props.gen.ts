// Made from schemas/sections/client-showcase.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * Clients' websites: the first tall, the others short beside it, each with a link to the site.
 */
export interface ClientShowcaseData {
  /**
   * Makes this section a client showcase.
   */
  type: 'client-showcase';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * The clients, most important first.
   *
   * @minItems 1
   * @maxItems 12
   */
  items: {
    /**
     * The client's mark, or a drawing of the site.
     */
    image: ResolvedImage;
    /**
     * The client's name.
     */
    title: string;
    /**
     * What was made for the client, in one or two sentences.
     */
    description: string;
    /**
     * The address of the client's website; it opens in a new tab.
     */
    url: string;
  }[];
}
