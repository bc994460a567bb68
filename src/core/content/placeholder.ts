/** The placeholder that `npm run new` writes for missing text; validation warns about it. */
export const PLACEHOLDER = 'TODO';

/** Does not match within a word of another language, such as MÉTODO. */
const WORD = `(?<![\\p{L}\\p{N}_])${PLACEHOLDER}(?![\\p{L}\\p{N}_])`;

/** The position of the placeholder in plain or rich text; undefined if it has none. */
export function placeholderIn(text: string): { offset: number; length: number } | undefined {
  const found = MARKED.exec(text);
  return found ? { offset: found.index, length: found[0].length } : undefined;
}

/** All positions of the placeholder in a longer text, each from the placeholder to the end of its line. */
export function placeholdersIn(text: string): { offset: number; length: number }[] {
  return [...text.matchAll(new RegExp(`${WORD}[^<\\n]{0,200}`, 'gu'))].map((found) => {
    return { offset: found.index, length: found[0].length };
  });
}

/**
 * Whether a picture, film or document is one of the neutral samples in the schemas' examples, which `npm run
 * new` uses.
 */
export function isSampleMedia(src: string): boolean {
  return /(^|\/)sample(\.[a-z0-9]+)?$/.test(src);
}

/** The placeholder as a separate word, with the text to the end of the sentence or the next tag. */
const MARKED = new RegExp(`${WORD}[^<]{0,200}`, 'u');
