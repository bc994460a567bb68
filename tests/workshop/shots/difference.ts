/** A decoded picture: four bytes per pixel. */
export interface Raw {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface PictureDifference {
  /** The fraction of different pixels, relative to the larger picture: 0 to 1. */
  share: number;
  /** The second picture, pale, with changes in red. */
  picture: Raw;
}

/** Compares two pictures pixel by pixel. A pixel that only one of them has counts as different. */
export function difference(before: Raw, after: Raw): PictureDifference {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 4);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const place = (y * width + x) * 4;
      const isDifferent = pixelDiffers(before, after, x, y);
      if (isDifferent) changed += 1;
      paint(data, place, isDifferent, after, x, y);
    }
  }
  return { share: changed / (width * height), picture: { data, width, height } };
}

function pixelDiffers(before: Raw, after: Raw, x: number, y: number): boolean {
  if (x >= before.width || x >= after.width || y >= before.height || y >= after.height) return true;
  const a = (y * before.width + x) * 4;
  const b = (y * after.width + x) * 4;
  return (
    before.data[a] !== after.data[b] ||
    before.data[a + 1] !== after.data[b + 1] ||
    before.data[a + 2] !== after.data[b + 2]
  );
}

function paint(
  data: Uint8Array,
  place: number,
  isDifferent: boolean,
  after: Raw,
  x: number,
  y: number,
): void {
  const source = x < after.width && y < after.height ? (y * after.width + x) * 4 : -1;
  const pale = (channel: number): number =>
    source < 0 ? 255 : 255 - ((255 - (after.data[source + channel] ?? 255)) >> 2);
  data[place] = isDifferent ? 226 : pale(0);
  data[place + 1] = isDifferent ? 32 : pale(1);
  data[place + 2] = isDifferent ? 32 : pale(2);
  data[place + 3] = 255;
}
