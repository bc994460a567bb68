/** A minimal page around sections. */
export const ENVELOPE = { title: 'An example of its kind', description: 'x'.repeat(60) };
