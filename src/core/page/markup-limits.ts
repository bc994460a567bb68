/**
 * The maximal size of a document after decompression, in bytes; the second is for a document with a long text
 * below the first screen.
 */
export const markupLimits = { page: 100_000, longText: 160_000 };
