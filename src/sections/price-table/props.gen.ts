// Made from schemas/sections/price-table.schema.json by `npm run generate`: change that file, not this one.
import type { StartingPrice } from '../../core/content/parts.gen.ts';

/**
 * A table of services: what the price of each depends on, and the price where it is fixed or a sample quote where it is not.
 */
export interface PriceTableData {
  /** Makes this section a table of rates. */
  type: 'price-table';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What the table answers. */
  title: string;
  /** A sentence before the table. */
  intro?: string;
  /**
   * The three headings of the table: the service, what its price depends on, what can be said before.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: A few words of plain text, such as a title or the words on a button.
   */
  columns: string[];
  /**
   * One row for each service.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: One service.
   */
  rows: {
    /** The name of the service. */
    service: string;
    /** The page that describes the service. */
    to?: string;
    /** What makes the work larger or smaller. */
    dependsOn: string;
    /**
     * A price that is fixed, or where there is none before anything is agreed, the name of a sample quote.
     */
    price: string;
    /**
     * The lowest price of the service, above the price or the sample; leave it out if each price is quoted.
     */
    from?: StartingPrice;
    /** Where the sample quote stands; a fixed price needs none. */
    priceTo?: string;
  }[];
}
