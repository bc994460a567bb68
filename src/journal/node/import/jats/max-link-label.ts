/** The maximal length of the words of a link, as in the part `label` of parts.schema.json. */
export const MAX_LINK_LABEL = 120;
