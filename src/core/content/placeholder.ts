/** What stands where an author is still to write: `npm run new` begins such texts with it, validation warns of it. */
export const PLACEHOLDER = 'TODO';

/** Where the marker stands in a text, plain or rich; undefined where it does not. */
export function placeholderIn(text: string): { offset: number; length: number } | undefined {
  const found = MARKED.exec(text);
  return found ? { offset: found.index, length: found[0].length } : undefined;
}

/** All places of the marker in a longer text, each until the end of its line. */
export function placeholdersIn(text: string): { offset: number; length: number }[] {
  return [...text.matchAll(new RegExp(`\\b${PLACEHOLDER}\\b[^<\\n]{0,200}`, 'g'))].map((found) => {
    return { offset: found.index, length: found[0].length };
  });
}

/** Whether a picture, film or document is one of the neutral samples of the schemas, which `npm run new` puts in. */
export function isSampleMedia(src: string): boolean {
  return /(^|\/)sample(\.[a-z0-9]+)?$/.test(src);
}

/** The marker as a word of its own, with what follows it until the end of the sentence or the next tag. */
const MARKED = new RegExp(`\\b${PLACEHOLDER}\\b[^<]{0,200}`);
