import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaLimits } from 'pagewright/content';
import { drawingDiagnostics, sniff } from 'pagewright/editor';
import type { Refused } from 'pagewright/json';
import { contentPath } from '../documents/content-path.ts';
import { fileStem } from './file-stem.ts';

/** A stored picture, by its name in JSON. */
export interface StoredPicture {
  src: string;
}

/**
 * Stores an uploaded picture in the site, under a free name. The camera's metadata, such as the place, are removed;
 * large photographs are scaled down, and unsupported formats are converted. The same picture is stored once.
 * @param siteFolder the folder of the site
 * @param name of the uploaded file
 * @returns the reason, if a page can't show it
 */
export async function storePicture(
  siteFolder: string,
  name: string,
  bytes: Buffer,
): Promise<StoredPicture | Refused> {
  const picture =
    sniff(bytes).format === 'svg' ? checkDrawing(name, bytes) : await fitPhotograph(name, bytes);
  if ('refused' in picture) return picture;
  const stem = fileStem(name);
  for (let number = 1; ; number++) {
    const src = `${FOLDER}/${stem}${number === 1 ? '' : `-${number}`}.${picture.ending}`;
    const target = contentPath(siteFolder, `pages-config/_media/${src}`);
    if (target === undefined) return { refused: 'The folder of pictures leads out of the site.' };
    if (existsSync(target)) {
      if (readFileSync(target).equals(picture.bytes)) return { src };
      continue;
    }
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, picture.bytes, { flag: 'wx' });
    return { src };
  }
}

/** The folder of uploaded pictures, below _media. */
const FOLDER = 'pictures';

interface FittedPicture {
  bytes: Buffer;
  ending: string;
}

function checkDrawing(name: string, bytes: Buffer): FittedPicture | Refused {
  const [diagnostic] = drawingDiagnostics(bytes.toString('utf8'));
  if (diagnostic)
    return { refused: `${name} can’t be used: ${diagnostic.message} ${diagnostic.hint ?? ''}`.trim() };
  if (bytes.length <= mediaLimits.drawing) return { bytes, ending: 'svg' };
  return { refused: `${name} is larger than the limit of drawings (${mediaLimits.drawing / 1000} kB).` };
}

async function fitPhotograph(name: string, bytes: Buffer): Promise<FittedPicture | Refused> {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { limitInputPixels: mediaLimits.pixels });
  try {
    const { format, width, exif, orientation, hasAlpha, pages = 1 } = await open().metadata();
    const ending = endings[format ?? ''];
    const isPlain = exif === undefined && (orientation ?? 1) === 1 && pages === 1;
    // The bytes are decoded too, so that a truncated picture is detected now.
    const photograph = open().autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true });
    if (ending && isPlain && width <= MAX_WIDTH && bytes.length <= mediaLimits.photograph) {
      await photograph.stats();
      return { bytes, ending };
    }
    const converted = await (
      hasAlpha ? photograph.webp({ quality: 88 }) : photograph.jpeg({ quality: 86 })
    ).toBuffer();
    return { bytes: converted, ending: hasAlpha ? 'webp' : 'jpg' };
  } catch {
    return { refused: `${name} can’t be read as a picture. Save it as JPEG or PNG, and try again.` };
  }
}

/** The formats of pages, by sharp's names. */
const endings: Readonly<Record<string, string>> = { png: 'png', jpeg: 'jpg', webp: 'webp' };

/** The maximal width in pixels: no layout shows more. */
const MAX_WIDTH = 3200;
