import sharp from 'sharp';

const strip = 64;

/**
 * Whether a picture of a whole page repeats its viewport: the top of the first viewport is also the top of
 * the second.
 * @param window the height of the viewport
 */
export async function isTiled(picture: Buffer, window: number): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata();
  if (height < window + strip) return false;
  const rows = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: window + strip })
    .raw()
    .toBuffer();
  const row = rows.length / (window + strip);
  return rows.subarray(0, strip * row).equals(rows.subarray(window * row));
}
