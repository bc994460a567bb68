/**
 * The number of characters in which a syntax error and its repair are searched within a line: a whole page may be on one
 * line.
 */
export const MAX_SEARCH = 2000;
