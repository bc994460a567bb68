import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { difference } from './difference.ts';
import type { Raw } from './difference.ts';
import { readRun } from './run-file.ts';
import type { TakenPicture } from './run-file.ts';

export interface PictureChange extends Omit<TakenPicture, 'problems'> {
  /** The fraction of changed pixels, from 0 to 1; 1 if only one of the runs has the picture. */
  share: number;
  before?: string;
  after?: string;
  /** The picture of the difference, next to the sheet. */
  difference?: string;
}

export interface Comparison {
  /** The differences, largest first. */
  changes: PictureChange[];
  equal: TakenPicture[];
}

/**
 * Compares two runs picture by picture.
 * @param folder folder for pictures of differences; existing content is replaced
 * @throws Error with a message if one of the folders has no run
 */
export async function compareRuns(before: string, after: string, folder: string): Promise<Comparison> {
  const [first, second] = [await readRun(before), await readRun(after)];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const earlier = new Map(first.pictures.map((picture) => [picture.file, picture]));
  const all = [...second.pictures, ...first.pictures.filter(({ file }) => !has(second.pictures, file))];
  const result: Comparison = { changes: [], equal: [] };
  for (const picture of all) {
    const { problems: _, ...place } = picture;
    const { file } = picture;
    const names = {
      ...(earlier.has(file) && { before: path.relative(folder, path.join(before, file)) }),
      ...(has(second.pictures, file) && { after: path.relative(folder, path.join(after, file)) }),
    };
    const share =
      names.before && names.after
        ? await compare(path.join(before, file), path.join(after, file), folder)
        : 1;
    if (share === 0) result.equal.push(picture);
    else {
      const rendered = names.before && names.after ? { difference: file } : {};
      result.changes.push({ ...place, share, ...names, ...rendered });
    }
  }
  result.changes.sort((a, b) => b.share - a.share);
  return result;
}

/** The fraction of changed pixels; if it is not zero, a picture of the difference is written. */
async function compare(before: string, after: string, folder: string): Promise<number> {
  const [first, second] = await Promise.all([bytes(before), bytes(after)]);
  if (first.equals(second)) return 0;
  if (first.length === 0 || second.length === 0) return 1;
  const { share, picture } = difference(await raw(first), await raw(second));
  if (share > 0) {
    const { data, width, height } = picture;
    const rendered = await sharp(data, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 6, palette: true, effort: 1 })
      .toBuffer();
    await writeFile(path.join(folder, path.basename(after)), rendered);
  }
  return share;
}

/** The content of a picture; empty if the picture was not taken. */
function bytes(file: string): Promise<Buffer> {
  return readFile(file).catch(() => Buffer.alloc(0));
}

async function raw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function has(pictures: readonly TakenPicture[], file: string): boolean {
  return pictures.some((picture) => picture.file === file);
}
