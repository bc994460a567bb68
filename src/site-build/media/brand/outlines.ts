import * as fontkit from 'fontkit';
import type { BBOX, Font, GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { readTypeface } from '../../fonts/typefaces.ts';
import type { Typeface } from '../../fonts/typefaces.ts';
import { noByteCache, type ByteCache } from '../cache.ts';

/** Converts one line of text to an SVG path, so that the picture needs no font. */
export interface Outlines {
  /** Whether the font has all letters of a text. */
  covers(text: string): boolean;
  width(text: string, size: number): number;
  /** The path of a line of text that starts at a point on its baseline. */
  path(text: string, x: number, y: number, size: number): string;
  /** The letters of a line that starts at 0, from left to right. */
  letters(text: string, size: number): PlacedLetter[];
}

/** A letter of a line, with its horizontal position. */
export interface PlacedLetter {
  /** Its number in the font. */
  id: number;
  /** The start of the letter on the baseline, in pixels. */
  x: number;
  /** The path relative to the start, and its bounding box: in pixels, y grows downwards. */
  outline(): { path: string; box: BBOX };
}

/**
 * The outlines of a typeface in the weight of headings.
 * @param face the upright typeface of headings
 * @param cache has its letters from earlier builds. Default: none
 */
export async function headingOutlines(face: Typeface, cache: ByteCache = noByteCache): Promise<Outlines> {
  const letters =
    Array.from({ length: 0x250 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') + '–—‘’‚“”„…•';
  const [from, to] = face.range;
  const weight = Math.min(Math.max(500, from), to);
  const variationAxes = { ...face.axes, ...(to > from && { wght: weight }) };
  const options = { targetFormat: 'truetype', variationAxes } as const;
  const subset = await cache('letters', async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(await readTypeface(face, 'latin'), letters, options);
  });
  const font = fontkit.create(subset) as Font;
  const layout = memoizeLayout(font);
  return {
    covers: (text) => [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!)),
    width: (text, size) => (layout(text).advanceWidth * size) / font.unitsPerEm,
    path(text, x, y, size) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = layout(text);
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
    letters(text, size) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = layout(text);
      let pen = 0;
      return glyphs.map(({ id, path }, i) => {
        const { xAdvance, xOffset } = positions[i]!;
        const x = pen + xOffset * scale;
        pen += xAdvance * scale;
        return {
          id,
          x,
          outline: () => {
            const scaled = path.scale(scale, -scale);
            return { path: scaled.toSVG(), box: scaled.bbox };
          },
        };
      });
    },
  };
}

/** Caches layouts: the same line is measured at several sizes, and then drawn. */
function memoizeLayout(font: Font): (text: string) => GlyphRun {
  const runs = new LRUCache<string, GlyphRun>({ max: 200 });
  return (text) => {
    const run = runs.get(text) ?? font.layout(text);
    runs.set(text, run);
    return run;
  };
}
