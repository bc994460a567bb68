/** A minimal valid page, to which sections are added. */
export const ENVELOPE = { title: 'An example of its kind', description: 'x'.repeat(60) };
