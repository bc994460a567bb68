import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** One weight of the typeface of notices: a font for each script, because no file has the letters of all. */
export type NoticeFonts = readonly PDFFont[];

/** A word with its font, or a piece of one. */
export interface WordInFont {
  text: string;
  font: PDFFont;
  /** Whether it continues a word that began in another font. */
  isJoined?: boolean;
}

const scripts = ['latin', 'latin-ext', 'devanagari'];

/**
 * Embeds the letters of these texts: an archivable copy must contain its fonts.
 * @param texts all texts of the notice
 */
export async function embedNoticeFonts(
  pdf: PDFDocument,
  texts: readonly string[],
): Promise<Record<'bold' | 'plain', NoticeFonts>> {
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const letters = texts.join(' ');
  const { resolve } = createRequire(import.meta.url);
  const embed = async (weight: number): Promise<NoticeFonts> => {
    const fonts: PDFFont[] = [];
    // One after the other: the order determines the numbers of the PDF's objects, and equal notices must be equal files.
    for (const script of scripts) {
      const file = resolve(
        `@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-${script}-${weight}-normal.woff2`,
      );
      const outlines = await subsetFont(await readFile(file), letters, { targetFormat: 'truetype' });
      // `subset` also maps joined letters (ligatures) to the letters of which they consist, so that the text can be copied.
      fonts.push(await pdf.embedFont(outlines, { subset: true }));
    }
    return fonts;
  };
  return { plain: await embed(400), bold: await embed(700) };
}

/** The words of a text with their fonts; undefined if a letter is in no font. */
export function wordsInFonts(text: string, fonts: NoticeFonts): WordInFont[] | undefined {
  const lettersByFont = new Map(fonts.map((font) => [font, new Set(font.getCharacterSet())]));
  const wordsWithFonts: WordInFont[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    let last: WordInFont | undefined;
    for (const letter of word) {
      const has = (font: PDFFont) => lettersByFont.get(font)!.has(letter.codePointAt(0)!);
      if (last && has(last.font)) {
        last.text += letter;
        continue;
      }
      const font = fonts.find(has);
      if (!font) return undefined;
      last = { text: letter, font, ...(last && { isJoined: true }) };
      wordsWithFonts.push(last);
    }
  }
  return wordsWithFonts;
}
