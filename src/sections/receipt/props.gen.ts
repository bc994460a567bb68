// Made from schemas/sections/receipt.schema.json by `npm run generate`: change that file, not this one.
import type { Link } from '../../core/content/parts.gen.ts';

/**
 * The receipt of a sent form: its reference and date, written by the server, and in the tab that sent it also the answers.
 */
export interface ReceiptData {
  /** Makes this section a receipt. */
  type: 'receipt';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The name of the reference. */
  title: string;
  /** What the visitor can do with the reference. */
  text: string;
  /** The text for visitors who open the page without having sent a form. */
  withoutReceipt: string;
  /**
   * Links to other pages.
   *
   * @minItems 1
   * @maxItems 3
   */
  actions?: Link[];
}
