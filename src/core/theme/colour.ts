import type { Rgb } from 'culori';
import culori from 'culori/require';

// The whole package in one file, as a CommonJS module: 150 files take 30 ms to load.
const { clampRgb, converter, parse, wcagContrast } = culori;

/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export type Colour = [red: number, green: number, blue: number, alpha: number];

/**
 * Parses a colour in any notation of CSS. A colour outside of sRGB becomes the nearest one inside.
 * @returns undefined if the text is not a colour
 */
export function parseColour(text: string): Colour | undefined {
  const colour = parse(text);
  if (!colour) return undefined;
  const { r, g, b, alpha = 1 } = toRgb(clampRgb(colour));
  const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255_000) / 1000);
  return [red!, green!, blue!, alpha];
}

const toRgb = converter('rgb');

/** Blends a colour over an opaque one. */
export function blendOver(top: Colour, below: Colour): Colour {
  const [red, green, blue] = [0, 1, 2].map((at) => top[at]! * top[3] + below[at]! * (1 - top[3]));
  return [red!, green!, blue!, 1];
}

/** The contrast of two opaque colours, from 1 to 21 (WCAG 2). */
export function contrast(one: Colour, other: Colour): number {
  return wcagContrast(rgb(one), rgb(other));
}

function rgb([r, g, b]: Colour): Rgb {
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 };
}
