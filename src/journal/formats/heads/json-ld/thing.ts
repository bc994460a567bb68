/** What schema.org calls things; each is checked against its types by a test. */
export type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** With which each description begins. */
export const context = { '@context': 'https://schema.org' };
