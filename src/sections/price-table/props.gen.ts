// Made from schemas/sections/price-table.schema.json by `npm run generate`: change that file, not this one.
import type { StartingPrice } from '../../core/content/parts.gen.ts';

/** A table of services: what the price of each depends on, and either a fixed price or a sample quote. */
export interface PriceTableData {
  /** Makes this section a table of prices. */
  type: 'price-table';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** The question that the table answers. */
  title: string;
  /** A sentence before the table. */
  intro?: string;
  /**
   * The three column headings: the service, what its price depends on, and the price or sample quote.
   *
   * @minItems 3
   * @maxItems 3
   *
   * Items: A few words of plain text, such as a title or the text of a button.
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
    /** A fixed price, or the name of a sample quote if the price is agreed individually. */
    price: string;
    /**
     * The lowest price of the service, above the price or the sample; leave it out if each price is quoted.
     */
    from?: StartingPrice;
    /** The page that the price links to, such as that of the sample quote; leave it out for a fixed price. */
    priceTo?: string;
  }[];
}
