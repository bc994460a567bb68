import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const size = { width: 240, height: 400 };

/**
 * Writes the top of each picture, small, so that a sheet of hundreds opens at once.
 * @param folder where the pictures lie; thumbs/ is made there
 * @returns the small picture's name below the folder, by the picture's
 */
export async function writeThumbnails(
  folder: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  await mkdir(path.join(folder, 'thumbs'), { recursive: true });
  const made = new Map<string, string>();
  for (const file of files) {
    const thumb = `thumbs/${file.replaceAll('/', '--').replace(/\.png$/, '.webp')}`;
    await sharp(path.join(folder, file))
      .resize({ ...size, fit: 'cover', position: 'top' })
      .webp({ quality: 72, effort: 2 })
      .toFile(path.join(folder, thumb))
      .then(
        () => made.set(file, thumb),
        () => undefined,
      );
  }
  return made;
}
