/** The maximal number of papers in a feed of the whole journal; that of an issue has all papers of the issue. */
export const feedLength = 60;
