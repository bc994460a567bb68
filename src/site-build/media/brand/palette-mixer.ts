/** Red, green and blue, from 0 to 255. */
export type PaletteColour = readonly [red: number, green: number, blue: number];

/** The number of steps from a colour to the ink: more would not be seen at the edge of a letter. */
const STEPS = 15;

/**
 * Returns the function that mixes a colour of a palette with ink, and returns the position of the result. The palette
 * grows to 256 colours; after that the nearest colour is used. The edges of letters consist of such colours.
 * @param palette red, green and blue of each colour
 */
export function paletteMixer(
  palette: number[],
  ink: PaletteColour,
): (under: number, coverage: number) => number {
  // The ink itself must not become a nearest colour.
  findColour(palette, ink);
  const mixedColours = new Int16Array(256 * (STEPS + 1)).fill(-1);
  return (under, coverage) => {
    const step = Math.round((coverage * STEPS) / 255);
    const index = under * (STEPS + 1) + step;
    if (mixedColours[index] === -1)
      mixedColours[index] = findColour(palette, mix(palette, under * 3, ink, step / STEPS));
    return mixedColours[index]!;
  };
}

function mix(palette: readonly number[], at: number, ink: PaletteColour, part: number): PaletteColour {
  const channel = (ground: number, value: number) => Math.round(ground + (value - ground) * part);
  return [
    channel(palette[at]!, ink[0]),
    channel(palette[at + 1]!, ink[1]),
    channel(palette[at + 2]!, ink[2]),
  ];
}

/**
 * The position of a colour in a palette, which grows if it has room; otherwise that of the nearest colour.
 * @param maxColours the number of colours for which the palette has room
 */
export function findColour(palette: number[], [red, green, blue]: PaletteColour, maxColours = 256): number {
  let [nearest, smallestDistance] = [0, Infinity];
  for (let at = 0; at < palette.length; at += 3) {
    const distance =
      (palette[at]! - red) ** 2 + (palette[at + 1]! - green) ** 2 + (palette[at + 2]! - blue) ** 2;
    if (distance < smallestDistance) [nearest, smallestDistance] = [at / 3, distance];
  }
  if (smallestDistance === 0 || palette.length >= maxColours * 3) return nearest;
  return palette.push(red, green, blue) / 3 - 1;
}
