import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { PrintedTypefaces } from './print-design.ts';
import { UnprintableError } from './unprintable-error.ts';

/** The typefaces of documents as rules with embedded files, so that a page loads nothing. */
export function fontFaces(typefaces: PrintedTypefaces): string {
  return listFaces(typefaces).map(fontFace).join('\n');
}

/** The font families in fallback order, for text, labels and code. */
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
 * Checks that the typefaces have every letter of a text.
 * @throws UnprintableError with the first missing letter
 */
export function checkLetters(text: string, typefaces: PrintedTypefaces): void {
  const letters = coveredLetters(typefaces);
  const letter = [...text].find((each) => !/\s|\p{Cf}/u.test(each) && !letters.has(each.codePointAt(0)!));
  if (letter === undefined) return;
  const code = letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  throw new UnprintableError(`No font of the documents has “${letter}” (U+${code}): write it in another way`);
}

interface Face {
  family: string;
  subset: string;
  weight: number;
  style: 'normal' | 'italic';
}

/**
 * The site's typefaces, if a package has them as files with one weight each, which PDFs store as outlines; and
 * typefaces with other letters, for code, Greek and formulas.
 */
function listFaces({ heading, body, scripts }: PrintedTypefaces): Face[] {
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
  ].filter((face) => findFontFile(face) !== undefined);
}

/** Letters of more languages in Latin script, in separate files. */
const EXTENDED = ';unicode-range:U+100-130,U+132-151,U+154-24F,U+1E00-1EFF';

function fontFace(face: Face): string {
  const { family, subset, weight, style } = face;
  const data = readFileSync(findFontFile(face)!).toString('base64');
  const range = subset === 'latin-ext' ? EXTENDED : '';
  return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data})${range}}`;
}

const lettersByTypefaces = new Map<string, ReadonlySet<number>>();

/** The letters of all typefaces, read once. */
function coveredLetters(typefaces: PrintedTypefaces): ReadonlySet<number> {
  const key = JSON.stringify(typefaces);
  const letters =
    lettersByTypefaces.get(key) ??
    new Set(
      listFaces(typefaces).flatMap((face) => {
        const font = create(readFileSync(findFontFile(face)!));
        return 'characterSet' in font ? font.characterSet : [];
      }),
    );
  lettersByTypefaces.set(key, letters);
  return letters;
}

/** The path of a face's file; undefined if its package is missing, or has no such weight. */
function findFontFile({ family, subset, weight, style }: Face): string | undefined {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff2`;
  return createRequire(import.meta.url)
    .resolve.paths(file)
    ?.map((folder) => `${folder}/${file}`)
    .find((place) => existsSync(place));
}
