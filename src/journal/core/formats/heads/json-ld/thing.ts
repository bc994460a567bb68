/** A schema.org object; a test checks each against its types. */
export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** The beginning of each description. */
export const context = { '@context': 'https://schema.org' };
