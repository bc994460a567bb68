/**
 * Whether a picture's Exif orientation swaps width and height (TIFF 6.0, tag 274).
 * @param at offset of the APP1 segment's content
 * @param length length of that content, in bytes
 */
export function isRotatedByExif(view: DataView, at: number, length: number): boolean {
  const end = Math.min(at + length, view.byteLength);
  const tiff = at + 6;
  if (tiff + 8 > end || view.getUint32(at) !== EXIF || view.getUint16(at + 4) !== 0) return false;
  const isLittle = view.getUint16(tiff) === LITTLE;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  if (directory + 2 > end) return false;
  const entries = view.getUint16(directory, isLittle);
  for (let entry = directory + 2, left = entries; left > 0 && entry + 12 <= end; entry += 12, left--) {
    if (view.getUint16(entry, isLittle) !== ORIENTATION) continue;
    return TURNED.includes(view.getUint16(entry + 8, isLittle));
  }
  return false;
}

/** The letters “Exif”. */
const EXIF = 0x45786966;
/** The letters “II”: little-endian. */
const LITTLE = 0x4949;
const ORIENTATION = 274;
/** The orientations with a quarter turn to either side, mirrored or not. */
const TURNED = [5, 6, 7, 8];
