/** The route of the journal in the fixtures. */
export const home = `/journal`;
