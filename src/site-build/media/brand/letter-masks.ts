import sharp from 'sharp';
import type { Outlines, PlacedLetter } from './outlines.ts';

/** The pixels of a picture in red, green and blue, from left to right and from top to bottom. */
export interface LetterCanvas {
  pixels: Buffer;
  width: number;
  height: number;
}

export type Ink = readonly [red: number, green: number, blue: number];

/**
 * A letter as pixels: the coverage of each, from 0 to 255; the corner is relative to the start of the letter.
 */
interface LetterMask {
  left: number;
  top: number;
  width: number;
  height: number;
  covered: Buffer;
}

/**
 * Returns the function that draws a line of text on a canvas, from a point on its baseline. A letter is
 * rasterised once per size, because rasterising takes longer than drawing it a hundred times. Letters start
 * at whole pixels.
 */
export function letterWriter(
  outlines: Outlines,
  ink: Ink,
): (canvas: LetterCanvas, text: string, x: number, y: number, size: number) => Promise<void> {
  const masks = new Map<string, Promise<LetterMask | undefined>>();
  const findMask = (letter: PlacedLetter, size: number) => {
    const key = `${letter.id}/${size}`;
    const mask = masks.get(key) ?? rasterise(letter);
    masks.set(key, mask);
    return mask;
  };
  return async (canvas, text, x, y, size) => {
    for (const letter of outlines.letters(text, size)) {
      const mask = await findMask(letter, size);
      if (mask) blend(canvas, mask, Math.round(x + letter.x), Math.round(y), ink);
    }
  };
}

/** Rasterises a letter; undefined for one without ink, such as a space. */
async function rasterise(letter: PlacedLetter): Promise<LetterMask | undefined> {
  const { path, box } = letter.outline();
  const [left, top] = [Math.floor(box.minX), Math.floor(box.minY)];
  const [width, height] = [Math.ceil(box.maxX) - left, Math.ceil(box.maxY) - top];
  if (!(width > 0 && height > 0)) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"><path d="${path}"/></svg>`;
  const covered = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { left, top, width, height, covered };
}

/** Draws a letter; at the edges of the canvas it is cut off. */
function blend(
  { pixels, width: right, height: bottom }: LetterCanvas,
  { left, top, width, height, covered }: LetterMask,
  x: number,
  y: number,
  [red, green, blue]: Ink,
): void {
  const [from, above] = [x + left, y + top];
  const [first, last] = [Math.max(0, -from), Math.min(width, right - from)];
  for (let row = Math.max(0, -above); row < Math.min(height, bottom - above); row++)
    for (let column = first; column < last; column++) {
      const part = covered[row * width + column]! / 255;
      if (part === 0) continue;
      const at = ((above + row) * right + from + column) * 3;
      pixels[at] = mix(pixels[at]!, red, part);
      pixels[at + 1] = mix(pixels[at + 1]!, green, part);
      pixels[at + 2] = mix(pixels[at + 2]!, blue, part);
    }
}

function mix(under: number, over: number, part: number): number {
  return Math.round(under + (over - under) * part);
}
