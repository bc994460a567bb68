// Made from schemas/sections/address.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';

/**
 * A postal address, an e-mail address and telephone numbers on a plain plate, with a button that starts a call.
 */
export interface AddressData {
  /** Makes this section an address. */
  type: 'address';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What can be done here, such as writing or calling. */
  title: string;
  /** One to three sentences below the heading. */
  text?: string;
  /**
   * The lines of the postal address, as on an envelope.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One line of the address.
   */
  address?: string[];
  /** The address to write to; it becomes a link. */
  email: string;
  /**
   * Numbers as people read them, each with its tel: address.
   *
   * @minItems 1
   * @maxItems 4
   *
   * Items: One number with its tel: address.
   */
  phones?: Link[];
  /** The button below the heading; a tel: address starts a call. */
  action?: Link;
}
