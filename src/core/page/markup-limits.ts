/** The maximal size of a document as it is parsed, in bytes; and of one with a long text below the first screen. */
export const markupLimits = { page: 100_000, longText: 160_000 };
