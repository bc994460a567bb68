// Made from schemas/sections/contact.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedForm } from '../../core/content/resolved.ts';

/** Ways to contact the company: a form, and other ways beside it. */
export interface ContactData {
  /** Makes this section a list of contacts with a form. */
  type: 'contact';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What can be done here, such as writing. */
  title: string;
  /** The form beside the other ways of contact. */
  form: ResolvedForm;
  /**
   * E-mail, telephones, address, office hours: each with a name and a value.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: One way to contact the company.
   */
  ways: {
    /** The name of this way. */
    name: string;
    /**
     * The address or number as visitors read it; for a postal address, its parts with commas between them.
     */
    value: string;
    /** A mailto: or tel: address that the value opens; without one it is plain text. */
    to?: string;
  }[];
  /** The heading above the social networks. */
  socialTitle?: string;
  /**
   * The company’s pages on social networks, each with its icon and its name.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One social network.
   */
  social?: {
    /** The network whose icon is shown before the name. */
    network: 'facebook' | 'instagram' | 'pinterest' | 'linkedin' | 'twitter' | 'youtube';
    /** The name of the network. */
    label: string;
    /** The address of the company’s page there. */
    to: string;
  }[];
}
