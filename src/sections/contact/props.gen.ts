// Made from schemas/sections/contact.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';
import type { ResolvedForm, ResolvedImage } from '../../core/content/resolved.ts';

/**
 * How the company is reached: a form beside other ways; an address in full; or where it is on a map.
 */
export interface ContactData {
  /**
   * Makes this section one that says how the company is reached.
   */
  type: 'contact';
  /**
   * How it looks; without it a form stands beside the ways to reach the company.
   */
  variant?: 'address' | 'map';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What can be done here, such as writing or finding the way.
   */
  title: string;
  /**
   * Of an address or a map: one to three sentences below the heading; of a map, that it belongs to another company.
   */
  text?: string;
  /**
   * The form that stands beside the ways to reach you.
   */
  form?: ResolvedForm;
  /**
   * E-mail, telephones, address, office hours: each with a name and a value.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: One way to reach the company.
   */
  ways?: {
    /**
     * What this way is called.
     */
    name: string;
    /**
     * The address or number as it is read; for a postal address, its parts with commas between.
     */
    value: string;
    /**
     * A mailto: or tel: address that the value opens; without one it is plain text.
     */
    to?: string;
  }[];
  /**
   * The heading above the social networks.
   */
  socialTitle?: string;
  /**
   * Pages of the company on social networks, each with its sign and its name.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One social network.
   */
  social?: {
    /**
     * Which sign stands before the name.
     */
    network: 'facebook' | 'instagram' | 'pinterest' | 'linkedin' | 'twitter' | 'youtube';
    /**
     * The name of the network.
     */
    label: string;
    /**
     * The address of the company’s page there.
     */
    to: string;
  }[];
  /**
   * The lines of the postal address, as on an envelope.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One line of the address.
   */
  address?: string[];
  /**
   * The address to write to; it becomes a link.
   */
  email?: string;
  /**
   * Numbers as people read them, each with its tel: address.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One number with its tel: address.
   */
  phones?: Link[];
  /**
   * Of an address: the button below; a tel: address starts a call.
   */
  action?: Link;
  /**
   * What the map shows: a place as it would be written in a search box.
   */
  place?: string;
  /**
   * The drawn map that fills the area; it is shown from its middle.
   */
  image?: ResolvedImage;
  /**
   * The words on the button that shows the map.
   */
  button?: string;
  /**
   * Where the place is shown for those without scripts, and where _site.json names no map service: a map on another website.
   */
  to?: string;
}
