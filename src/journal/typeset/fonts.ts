import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The typefaces of the documents as rules with their files inside, so that a page needs no address to load them. */
export function fontFaces(): string {
  // The letters of further languages in Latin script lie in files of their own.
  const more = faces.filter(([, , subset]) => subset === 'latin').filter(([family]) => hasMore(family));
  return [...faces.map((face) => fontFace(face)), ...more.map(extendedFace)].join('\n');
}

/**
 * Makes sure that the typefaces have every letter of a text.
 * @throws an error that names the first letter that none of them has
 */
export function checkLetters(text: string): void {
  const [letter] = text.match(unknown) ?? [];
  if (!letter) return;
  const code = letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  throw new Error(`No font of the documents has “${letter}” (U+${code}): write it in another way`);
}

const unknown =
  /[^\s\u0020-\u024f\u02bb\u02bc\u02c6\u02da\u02dc\u0370-\u03ff\u0900-\u097f\u1e00-\u1eff\u2000-\u206f\u20ac\u20b9\u2122\u2190-\u22ff\u27e8\u27e9\u{1d400}-\u{1d7ff}]/u;

type Face = [family: string, folder: string, subset: string, weight: number, style: 'normal' | 'italic'];

// Newsreader sets text, Libre Franklin labels, STIX Two Math formulas; the others have the letters that the first two lack.
const faces: Face[] = [
  ['Newsreader', 'newsreader', 'latin', 400, 'normal'],
  ['Newsreader', 'newsreader', 'latin', 400, 'italic'],
  ['Newsreader', 'newsreader', 'latin', 500, 'normal'],
  ['Newsreader', 'newsreader', 'latin', 600, 'normal'],
  ['Libre Franklin', 'libre-franklin', 'latin', 400, 'normal'],
  ['Libre Franklin', 'libre-franklin', 'latin', 600, 'normal'],
  ['Noto Serif Devanagari', 'noto-serif-devanagari', 'devanagari', 400, 'normal'],
  ['Noto Serif Devanagari', 'noto-serif-devanagari', 'devanagari', 600, 'normal'],
  ['STIX Two Text', 'stix-two-text', 'greek', 400, 'normal'],
  ['STIX Two Math', 'stix-two-math', 'latin', 400, 'normal'],
];

function hasMore(family: string): boolean {
  return family === 'Newsreader' || family === 'Libre Franklin';
}

function extendedFace([family, folder, , weight, style]: Face): string {
  const letters = 'U+100-130,U+132-151,U+154-24F,U+1E00-1EFF';
  return fontFace([family, folder, 'latin-ext', weight, style], `;unicode-range:${letters}`);
}

function fontFace([family, folder, subset, weight, style]: Face, more = ''): string {
  const file = `@fontsource/${folder}/files/${folder}-${subset}-${weight}-${style}.woff2`;
  const data = readFileSync(createRequire(import.meta.url).resolve(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data})${more}}`;
}
