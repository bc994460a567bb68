import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { PrintedTypefaces } from './look.ts';
import { Unprintable } from './unprintable.ts';

/** The typefaces of the documents as rules with their files inside, so that a page needs no address to load them. */
export function fontFaces(typefaces: PrintedTypefaces): string {
  return facesOf(typefaces).map(fontFace).join('\n');
}

/**
 * The families in the order in which letters are looked for in them, as a style sheet names them: of text, of labels and
 * of code.
 */
export function familyLists({
  heading,
  body,
  scripts,
}: PrintedTypefaces): Record<'heading' | 'body' | 'code', string> {
  const others = [...scripts.map(({ family }) => family), 'STIX Two Text', 'STIX Two Math'];
  const list = (...families: string[]) => [...new Set(families)].map((family) => `'${family}'`).join(', ');
  return {
    heading: list(heading, ...others),
    body: list(body, ...others),
    code: list('IBM Plex Mono', ...others),
  };
}

/**
 * Makes sure that the typefaces have every letter of a text.
 * @throws Unprintable, which names the first letter that none of them has
 */
export function checkLetters(text: string, typefaces: PrintedTypefaces): void {
  const letters = lettersOf(typefaces);
  const letter = [...text].find((each) => !/\s|\p{Cf}/u.test(each) && !letters.has(each.codePointAt(0)!));
  if (letter === undefined) return;
  const code = letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  throw new Unprintable(`No font of the documents has “${letter}” (U+${code}): write it in another way`);
}

interface Face {
  family: string;
  subset: string;
  weight: number;
  style: 'normal' | 'italic';
}

/**
 * The site's own typefaces where a package brings them as files of one weight each, which PDFs keep as outlines; and those
 * with the letters and signs that these lack: of code, of Greek, of formulas.
 */
function facesOf({ heading, body, scripts }: PrintedTypefaces): Face[] {
  const upright = (family: string, subset: string, weights: number[]) =>
    weights.map((weight): Face => ({ family, subset, weight, style: 'normal' }));
  const latin = ['latin', 'latin-ext'].flatMap((subset): Face[] => [
    ...upright(heading, subset, [400, 500, 600]),
    { family: heading, subset, weight: 400, style: 'italic' },
    ...upright(body, subset, [400, 600]),
  ]);
  return [
    ...latin,
    ...scripts.flatMap(({ family, script }) => upright(family, script, [400, 600])),
    ...upright('IBM Plex Mono', 'latin', [400]),
    ...upright('STIX Two Text', 'latin', [400]),
    ...upright('STIX Two Text', 'greek', [400]),
    ...upright('STIX Two Math', 'latin', [400]),
  ].filter((face) => fileOf(face) !== undefined);
}

/** The letters of further languages in Latin script, which lie in files of their own. */
const EXTENDED = ';unicode-range:U+100-130,U+132-151,U+154-24F,U+1E00-1EFF';

function fontFace(face: Face): string {
  const { family, subset, weight, style } = face;
  const data = readFileSync(fileOf(face)!).toString('base64');
  const range = subset === 'latin-ext' ? EXTENDED : '';
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data})${range}}`;
}

const known = new Map<string, ReadonlySet<number>>();

/** The letters that any of the typefaces has, read once. */
function lettersOf(typefaces: PrintedTypefaces): ReadonlySet<number> {
  const key = JSON.stringify(typefaces);
  const letters =
    known.get(key) ??
    new Set(
      facesOf(typefaces).flatMap((face) => {
        const font = create(readFileSync(fileOf(face)!));
        return 'characterSet' in font ? font.characterSet : [];
      }),
    );
  known.set(key, letters);
  return letters;
}

/** Where the file of a face lies; nothing where its package is not there, or has no such weight. */
function fileOf({ family, subset, weight, style }: Face): string | undefined {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff2`;
  return createRequire(import.meta.url)
    .resolve.paths(file)
    ?.map((folder) => `${folder}/${file}`)
    .find((place) => existsSync(place));
}
