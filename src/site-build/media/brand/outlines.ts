import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { readTypeface } from '../../fonts/typefaces.ts';
import type { Typeface } from '../../fonts/typefaces.ts';

/** Converts one line of text to an SVG path, so that the picture needs no font. */
export interface Outlines {
  /** Whether the font has all letters of a text. */
  covers(text: string): boolean;
  width(text: string, size: number): number;
  /** The path of a line with its baseline start at a point. */
  path(text: string, x: number, y: number, size: number): string;
}

/**
 * Outlines of a typeface at the weight of headings.
 * @param face the upright typeface of headings
 */
export async function headingOutlines(face: Typeface): Promise<Outlines> {
  const letters =
    Array.from({ length: 0x250 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') + '–—‘’‚“”„…•';
  const [from, to] = face.range;
  const weight = Math.min(Math.max(500, from), to);
  const variationAxes = { ...face.axes, ...(to > from && { wght: weight }) };
  const options = { targetFormat: 'truetype', variationAxes } as const;
  const font = fontkit.create(await subsetFont(await readTypeface(face, 'latin'), letters, options)) as Font;
  return {
    covers: (text) => [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
    width: (text, size) => (font.layout(text).advanceWidth * size) / font.unitsPerEm,
    path(text, x, y, size) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      let pen = x;
      let d = '';
      glyphs.forEach((glyph, i) => {
        const { xAdvance, xOffset } = positions[i]!;
        d += glyph.path
          .scale(scale, -scale)
          .translate(pen + xOffset * scale, y)
          .toSVG();
        pen += xAdvance * scale;
      });
      return d.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
    },
  };
}
