// Made from schemas/sections/receipt.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';

/**
 * The receipt of a form that was sent: its reference and date, written by the server, and in the tab that sent it what was sent.
 */
export interface ReceiptData {
  /** Makes this section a receipt. */
  type: 'receipt';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What the reference is called. */
  title: string;
  /** What the visitor does with the reference. */
  text: string;
  /** What stands there when somebody comes to the page by another way. */
  withoutReceipt: string;
  /**
   * Where the visitor may go from here.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions?: Link[];
}
