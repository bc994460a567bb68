// Made from schemas/extensions/market.schema.json by `npm run generate`: change that file, not this one.

/** The market where the bakery has a stall. */
export type WrittenMarket = {
  /** The day of the market. */
  day: string;
};
