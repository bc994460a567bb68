import { createRequire } from 'node:module';

export type Family = 'serif' | 'sans';
export type Weight = 400 | 500 | 600;

/** A face as a span asks for it; `faceOf` finds the font file that has the letters. */
export interface Face {
  family: Family;
  weight: Weight;
  italic: boolean;
}

const require = createRequire(import.meta.url);
const greek = /[\u0370-\u03ff]/;
const devanagari = /[\u0900-\u097f\u20b9]|\u200c|\u200d/;
const latin =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02bb-\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]/;

/** Makes every font of the documents known to the PDF; only those that are used are embedded, as subsets. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const weight of [400, 500, 600]) {
    for (const style of ['normal', 'italic']) {
      doc.registerFont(`serif-${weight}-${style}`, font('newsreader', 'latin', weight, style));
      doc.registerFont(`sans-${weight}-${style}`, font('libre-franklin', 'latin', weight, style));
    }
    // fontkit can't read the 500 of this family, so the bold stands in for it.
    const bold = weight === 400 ? 400 : 600;
    doc.registerFont(`devanagari-${weight}`, font('noto-serif-devanagari', 'devanagari', bold, 'normal'));
  }
  doc.registerFont('greek', font('stix-two-text', 'greek', 400, 'normal'));
}

/** Cuts a text where the script changes, and names the font for each part. Devanagari is stressed by weight. */
export function splitByFont(text: string, face: Face): { text: string; font: string }[] {
  const parts: { text: string; font: string }[] = [];
  for (const letter of text) {
    const name = fontFor(letter, face);
    const last = parts.at(-1);
    if (last?.font === name) last.text += letter;
    else parts.push({ text: letter, font: name });
  }
  return parts;
}

/** True where a text needs shaping that only an `ActualText` can turn back into what was written. */
export function isShaped(text: string): boolean {
  return devanagari.test(text);
}

/** How much larger a font is set, so that its letters look as large as the Latin ones beside them. */
export function sizeFactor(font: string): number {
  return font.startsWith('devanagari') ? 1.05 : 1;
}

function fontFor(letter: string, face: Face): string {
  if (devanagari.test(letter)) return `devanagari-${face.italic ? 600 : face.weight}`;
  if (greek.test(letter)) return 'greek';
  if (!latin.test(letter)) {
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(`No font of the documents has “${letter}” (U+${code}): write it in another way`);
  }
  return `${face.family}-${face.weight}-${face.italic ? 'italic' : 'normal'}`;
}

function font(family: string, subset: string, weight: number, style: string): string {
  return require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-${style}.woff`);
}
