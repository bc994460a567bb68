/** What is around sections on a page, and says nothing of its own. */
export const ENVELOPE = { title: 'An example of its kind', description: 'x'.repeat(60) };
