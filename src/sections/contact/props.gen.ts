// Made from schemas/sections/contact.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedForm } from '../../core/content/resolved.ts';

/** How the company is reached: a form, and beside it other ways. */
export interface ContactData {
  /** Makes this section one that says how the company is reached. */
  type: 'contact';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What can be done here, such as writing. */
  title: string;
  /** The form that stands beside the ways to reach you. */
  form: ResolvedForm;
  /**
   * E-mail, telephones, address, office hours: each with a name and a value.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: One way to reach the company.
   */
  ways: {
    /** What this way is called. */
    name: string;
    /** The address or number as it is read; for a postal address, its parts with commas between. */
    value: string;
    /** A mailto: or tel: address that the value opens; without one it is plain text. */
    to?: string;
  }[];
  /** The heading above the social networks. */
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
    /** Which sign stands before the name. */
    network: 'facebook' | 'instagram' | 'pinterest' | 'linkedin' | 'twitter' | 'youtube';
    /** The name of the network. */
    label: string;
    /** The address of the company’s page there. */
    to: string;
  }[];
}
