import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { readTypeface, weightsCss } from './typefaces.ts';
import type { Typeface } from './typefaces.ts';

/** A system font with its metrics, as fractions of the em. */
interface LocalFont {
  names: string[];
  /** The mean advance width of running text. */
  width: number;
}

interface FallbackFace {
  typeface: Typeface;
  /** The weights that it replaces, and the weight whose width it copies. */
  weights: [from: number, to: number];
  measured: number;
  /** The browser uses the last available one, as CSS defines. */
  locals: LocalFont[];
}

// The local fonts by kind, with the mean width of their letters in em, from Capsize's metrics and the letter
// frequencies below. The first fonts are those of Android and Linux, then those of Windows and Apple. More
// fonts would make every page larger.
const localFonts: Record<Typeface['fallback'], Record<'regular' | 'italic' | 'bold', LocalFont[]>> = {
  serif: {
    regular: [
      { names: ['DejaVu Serif'], width: 0.517 },
      { names: ['Noto Serif', 'Noto Serif Regular'], width: 0.481 },
      { names: ['Georgia'], width: 913 / 2048 },
    ],
    italic: [
      { names: ['DejaVu Serif Italic'], width: 0.517 },
      { names: ['Noto Serif Italic'], width: 0.469 },
      { names: ['Georgia Italic'], width: 931 / 2048 },
    ],
    bold: [
      { names: ['DejaVu Serif Bold'], width: 0.571 },
      { names: ['Noto Serif Bold'], width: 0.512 },
      { names: ['Georgia Bold'], width: 0.519 },
    ],
  },
  'sans-serif': {
    regular: [
      { names: ['DejaVu Sans'], width: 0.508 },
      { names: ['Noto Sans', 'Noto Sans Regular'], width: 0.474 },
      // Roboto's letters have the same width, within 0.2 %.
      { names: ['Arial', 'Liberation Sans', 'Roboto'], width: 913 / 2048 },
    ],
    italic: [
      { names: ['Noto Sans Italic'], width: 0.447 },
      { names: ['Arial Italic', 'Liberation Sans Italic', 'Roboto Italic'], width: 913 / 2048 },
    ],
    bold: [
      { names: ['DejaVu Sans Bold'], width: 0.574 },
      { names: ['Noto Sans Bold'], width: 0.503 },
      { names: ['Roboto Bold'], width: 926 / 2048 },
      { names: ['Arial Bold', 'Liberation Sans Bold'], width: 983 / 2048 },
    ],
  },
};

/**
 * Faces named "<family> Fallback". Each scales a system font to the web font's width and line height, so that
 * text does not move when the font arrives.
 */
export async function fallbackCss(typefaces: readonly Typeface[]): Promise<string> {
  const blocks = await Promise.all(
    typefaces.flatMap(createFallbacks).map(async (face) => {
      const font = await latinFont(face);
      const width = (meanWidth(font) * kerning(font)) / font.unitsPerEm;
      return face.locals.map((local) => fallbackFace(face, local, width / local.width, font)).join('\n');
    }),
  );
  return blocks.join('\n');
}

/**
 * A typeface has one fallback for regular weights and one for headings or bold text; an italic has one for
 * all weights.
 */
function createFallbacks(typeface: Typeface): FallbackFace[] {
  const { range, role, style, fallback, axes } = typeface;
  const [from, to] = range;
  const fonts = localFonts[fallback];
  if (style === 'italic') {
    return [{ typeface, weights: range, measured: axes?.['wght'] ?? from, locals: fonts.italic }];
  }
  // Headings use 500 and more; bold running text begins at 600.
  const upper = role === 'heading' ? 500 : 600;
  const locals = role === 'heading' ? fonts.regular : fonts.bold;
  const regular = { typeface, measured: from, locals: fonts.regular };
  if (to < upper) return [{ ...regular, weights: range }];
  if (from >= upper) return [{ typeface, weights: range, measured: from, locals }];
  return [
    { ...regular, weights: [from, upper - 100] },
    { typeface, weights: [upper, to], measured: upper, locals },
  ];
}

/** Line gaps do not matter, because all lines of the site have an explicit height. */
function fallbackFace(
  { typeface, weights }: FallbackFace,
  { names }: LocalFont,
  scale: number,
  font: Font,
): string {
  const line = (value: number) => percent(Math.abs(value) / font.unitsPerEm / scale, 0);
  return (
    `@font-face { font-family: "${typeface.family} Fallback"; ` +
    `font-style: ${typeface.style ?? 'normal'}; font-weight: ${weightsCss(weights)}; ` +
    `src: ${names.map((name) => `local("${name}")`).join(', ')}; size-adjust: ${percent(scale, 1)}; ` +
    `ascent-override: ${line(font.ascent)}; descent-override: ${line(font.descent)}; }`
  );
}

function percent(share: number, digits: number): string {
  return `${Number((share * 100).toFixed(digits))}%`;
}

/** The web font at one weight, with Latin letters only. */
async function latinFont({ typeface, measured }: FallbackFace): Promise<Font> {
  const isVariable = typeface.range[1] > typeface.range[0];
  const bytes = await subsetFont(await readTypeface(typeface, 'latin'), Object.keys(frequencies).join(''), {
    targetFormat: 'truetype',
    variationAxes: { ...typeface.axes, ...(isVariable && { wght: measured }) },
  });
  return fontkit.create(bytes) as Font;
}

/** The factor by which kerning narrows running text: the site's serif kerns many pairs. */
function kerning(font: Font): number {
  const { advanceWidth, glyphs } = font.layout(sample);
  return advanceWidth / glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
}

function meanWidth(font: Font): number {
  let sum = 0;
  let total = 0;
  for (const [character, share] of Object.entries(frequencies)) {
    sum += share * font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth;
    total += share;
  }
  return sum / total;
}

const sample =
  'Bread, cakes and coffee for early birds, for schools and small shops, from people who know their work. When you ' +
  'write to us, a person reads it, asks what you mean and answers with a price in writing. Two people read every line ' +
  'before it leaves; we take orders from every part of the town, and whoever likes may come and see how it is made.';

// The frequency of characters in English text, per ten thousand.
// prettier-ignore
const frequencies: Record<string, number> = {
  ' ': 1540, e: 922, t: 672, a: 668, i: 588, n: 578, o: 571, r: 526, s: 469, h: 351, l: 304, d: 298, c: 232, u: 207,
  m: 181, f: 170, p: 163, g: 155, y: 123, b: 114, w: 110, v: 76, k: 46, x: 25, z: 11, j: 9, q: 8, ',': 83, '.': 79,
  A: 40, B: 20, C: 31, D: 13, E: 11, F: 15, G: 11, H: 13, I: 22, J: 9, K: 7, L: 12, M: 25, N: 14, O: 9, P: 23, Q: 1,
  R: 15, S: 41, T: 41, U: 16, V: 5, W: 12, X: 1, Y: 3, Z: 2, '-': 18, "'": 14, '(': 10, ')': 10, ':': 8,
  '0': 53, '1': 23, '2': 26, '3': 10, '4': 8, '5': 15, '6': 7, '7': 5, '8': 7, '9': 6,
};
