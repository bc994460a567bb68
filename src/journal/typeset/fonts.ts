import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { Unprintable } from './unprintable.ts';

/** The typefaces of the documents as rules with their files inside, so that a page needs no address to load them. */
export function fontFaces(): string {
  return faces.map(fontFace).join('\n');
}

/**
 * Makes sure that the typefaces have every letter of a text.
 * @throws Unprintable, which names the first letter that none of them has
 */
export function checkLetters(text: string): void {
  letters ??= new Set(faces.flatMap((face) => lettersOf(face)));
  const letter = [...text].find((each) => !/\s|\p{Cf}/u.test(each) && !letters!.has(each.codePointAt(0)!));
  if (letter === undefined) return;
  const code = letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  throw new Unprintable(`No font of the documents has “${letter}” (U+${code}): write it in another way`);
}

let letters: ReadonlySet<number> | undefined;

interface Face {
  family: string;
  folder: string;
  subset: string;
  weight: number;
  style: 'normal' | 'italic';
}

const NEWSREADER = { family: 'Newsreader', folder: 'newsreader', style: 'normal' } as const;
const FRANKLIN = { family: 'Libre Franklin', folder: 'libre-franklin', style: 'normal' } as const;
const DEVANAGARI = {
  family: 'Noto Serif Devanagari',
  folder: 'noto-serif-devanagari',
  subset: 'devanagari',
  style: 'normal',
} as const;

// Newsreader sets text, Libre Franklin labels, IBM Plex Mono code, STIX Two Math formulas; the others have the letters that the first two lack.
const faces: Face[] = [
  ...['latin', 'latin-ext'].flatMap((subset): Face[] => [
    { ...NEWSREADER, subset, weight: 400 },
    { ...NEWSREADER, subset, weight: 400, style: 'italic' },
    { ...NEWSREADER, subset, weight: 500 },
    { ...NEWSREADER, subset, weight: 600 },
    { ...FRANKLIN, subset, weight: 400 },
    { ...FRANKLIN, subset, weight: 600 },
  ]),
  { ...DEVANAGARI, weight: 400 },
  { ...DEVANAGARI, weight: 600 },
  { family: 'IBM Plex Mono', folder: 'ibm-plex-mono', subset: 'latin', weight: 400, style: 'normal' },
  { family: 'STIX Two Text', folder: 'stix-two-text', subset: 'greek', weight: 400, style: 'normal' },
  { family: 'STIX Two Math', folder: 'stix-two-math', subset: 'latin', weight: 400, style: 'normal' },
];

/** The letters of further languages in Latin script, which lie in files of their own. */
const EXTENDED = ';unicode-range:U+100-130,U+132-151,U+154-24F,U+1E00-1EFF';

function fontFace(face: Face): string {
  const { family, subset, weight, style } = face;
  const data = readFileSync(fileOf(face)).toString('base64');
  const range = subset === 'latin-ext' ? EXTENDED : '';
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data})${range}}`;
}

function lettersOf(face: Face): number[] {
  const font = create(readFileSync(fileOf(face)));
  return 'characterSet' in font ? font.characterSet : [];
}

function fileOf({ folder, subset, weight, style }: Face): string {
  const file = `@fontsource/${folder}/files/${folder}-${subset}-${weight}-${style}.woff2`;
  return createRequire(import.meta.url).resolve(file);
}
