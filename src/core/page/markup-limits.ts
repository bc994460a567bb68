/** What a document may weigh as it is parsed, in bytes; and one of which a long text lies below the first screen. */
export const markupLimits = { page: 100_000, longText: 160_000 };
