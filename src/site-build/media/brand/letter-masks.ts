import sharp from 'sharp';
import type { IndexedPicture } from './indexed-png.ts';
import type { Outlines, PlacedLetter } from './outlines.ts';
import { paletteMixer, type PaletteColour } from './palette-mixer.ts';

/**
 * A letter as pixels: the coverage of each, from 0 to 255; the corner is relative to the start of the letter.
 */
interface LetterMask {
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Buffer;
}

/** One line of a text, with the position of its baseline. */
export interface PlacedLine {
  text: string;
  x: number;
  y: number;
  size: number;
}

/**
 * Returns the function that lays out lines of text, and returns the function that draws them on a picture, to
 * whose palette it adds the colours of edges. A letter is rasterised once per size, because rasterising takes
 * longer than drawing it a hundred times. Letters start at whole pixels.
 */
export function letterWriter(
  outlines: Outlines,
  ink: PaletteColour,
): (lines: readonly PlacedLine[]) => Promise<(picture: IndexedPicture) => void> {
  const masks = new Map<string, Promise<LetterMask | undefined>>();
  const findMask = (letter: PlacedLetter, size: number) => {
    const key = `${letter.id}/${size}`;
    const mask = masks.get(key) ?? rasterise(letter);
    masks.set(key, mask);
    return mask;
  };
  return async (lines) => {
    const letters = lines.flatMap(({ text, x, y, size }) =>
      outlines
        .letters(text, size)
        .map(async (letter) => ({ x: x + letter.x, y, mask: await findMask(letter, size) })),
    );
    const placedLetters = await Promise.all(letters);
    return (picture) => {
      const mix = paletteMixer(picture.palette, ink);
      for (const { x, y, mask } of placedLetters)
        if (mask) blend(picture, mask, Math.round(x), Math.round(y), mix);
    };
  };
}

/** Rasterises a letter; undefined for one without ink, such as a space. */
async function rasterise(letter: PlacedLetter): Promise<LetterMask | undefined> {
  const { path, box } = letter.outline();
  const [left, top] = [Math.floor(box.minX), Math.floor(box.minY)];
  const [width, height] = [Math.ceil(box.maxX) - left, Math.ceil(box.maxY) - top];
  if (!(width > 0 && height > 0)) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"><path d="${path}"/></svg>`;
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { left, top, width, height, coverage };
}

/** Draws a letter; at the edges of the picture it is cut off. */
function blend(
  { lines, width: right, height: bottom }: IndexedPicture,
  { left, top, width, height, coverage }: LetterMask,
  x: number,
  y: number,
  mix: (under: number, coverage: number) => number,
): void {
  const [startX, startY] = [x + left, y + top];
  const [firstColumn, lastColumn] = [Math.max(0, -startX), Math.min(width, right - startX)];
  for (let row = Math.max(0, -startY); row < Math.min(height, bottom - startY); row++) {
    const start = (startY + row) * (right + 1) + 1 + startX;
    for (let column = firstColumn; column < lastColumn; column++) {
      const part = coverage[row * width + column]!;
      if (part > 0) lines[start + column] = mix(lines[start + column]!, part);
    }
  }
}
