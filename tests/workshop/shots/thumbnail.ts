import path from 'node:path';
import sharp from 'sharp';

const highest = 560;

/**
 * The width of a picture on the sheet, in CSS pixels. A phone's picture is narrower than a desktop's, but
 * readable.
 */
export function sheetWidth(width: number): number {
  return Math.round(60 + width / 5);
}

/** Name of a picture's small copy within the folder of its run. */
export function thumbnailName(picture: string): string {
  return `thumbs/${picture.replace(/\.png$/, '.webp')}`;
}

/**
 * Writes a picture's small copy, with twice its displayed size and cropped at the bottom, so that a sheet of
 * hundreds opens fast.
 * @param folder folder of the run, with thumbs/ in it
 * @param file name of the picture
 */
export async function writeThumbnail(picture: Buffer, folder: string, file: string): Promise<void> {
  const { width, height } = await sharp(picture).metadata();
  const shown = sheetWidth(width);
  const top = Math.min(height, Math.round((highest * width) / shown));
  await sharp(picture)
    .extract({ left: 0, top: 0, width, height: top })
    .resize({ width: 2 * shown })
    .webp({ quality: 72, effort: 1 })
    .toFile(path.join(folder, thumbnailName(file)));
}
