/** Red, green and blue, from 0 to 255. */
export type PaletteColour = readonly [red: number, green: number, blue: number];

/** The number of steps from a colour to the ink: more would not be seen at the edge of a letter. */
const STEPS = 15;

/**
 * Returns the function that mixes a colour of a palette with ink, and returns the position of the result.
 * The palette grows to 256 colours; after that the nearest colour is used.
 * @param palette red, green and blue of each colour
 */
export function paletteMixer(
  palette: number[],
  ink: PaletteColour,
): (under: number, covered: number) => number {
  // The ink itself must not become a nearest colour.
  findColour(palette, ink);
  const known = new Int16Array(256 * (STEPS + 1)).fill(-1);
  return (under, covered) => {
    const step = Math.round((covered * STEPS) / 255);
    const at = under * (STEPS + 1) + step;
    if (known[at] === -1) known[at] = findColour(palette, mix(palette, under * 3, ink, step / STEPS));
    return known[at]!;
  };
}

function mix(palette: readonly number[], at: number, ink: PaletteColour, part: number): PaletteColour {
  const channel = (below: number, value: number) => Math.round(below + (value - below) * part);
  return [
    channel(palette[at]!, ink[0]),
    channel(palette[at + 1]!, ink[1]),
    channel(palette[at + 2]!, ink[2]),
  ];
}

/**
 * The position of a colour in a palette, which grows if it has room; otherwise that of the nearest colour.
 * @param most the number of colours for which the palette has room
 */
export function findColour(palette: number[], [red, green, blue]: PaletteColour, most = 256): number {
  let [nearest, least] = [0, Infinity];
  for (let at = 0; at < palette.length; at += 3) {
    const distance =
      (palette[at]! - red) ** 2 + (palette[at + 1]! - green) ** 2 + (palette[at + 2]! - blue) ** 2;
    if (distance < least) [nearest, least] = [at / 3, distance];
  }
  if (least === 0 || palette.length >= most * 3) return nearest;
  return palette.push(red, green, blue) / 3 - 1;
}
