import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeMarkup } from 'pagewright/text';

/** A picture of a text, with the name under which it was found. */
interface FoundPicture {
  name: string;
  bytes: Uint8Array | string;
}

/** The formats of pictures for pages, and those for print, which are converted. */
const endings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];
const convertedEndings = ['.tif', '.tiff', '.gif'];

/**
 * A picture in a folder or below it; other files are not accepted. Publishers often omit the extension, or have a
 * file for print next to the one for the screen.
 */
export async function readPicture(
  folder: string | undefined,
  name: string,
): Promise<FoundPicture | undefined> {
  if (folder === undefined || name.split(/[\\/]/).includes('..')) return undefined;
  const ending = path.extname(name).toLowerCase();
  const stem = [...convertedEndings, '.eps', '.pdf'].includes(ending) ? name.slice(0, -ending.length) : name;
  const hasEnding = endings.includes(ending);
  const names = hasEnding ? [name] : [...endings, ...convertedEndings].map((each) => stem + each);
  const file = names.map((each) => path.join(folder, each)).find((each) => existsSync(each));
  if (file === undefined) return undefined;
  if (!convertedEndings.includes(path.extname(file).toLowerCase()))
    return { name: path.basename(file), bytes: await readFile(file) };
  const bytes = await toPng(file);
  return bytes && { name: `${path.parse(file).name}.png`, bytes };
}

/** A drawing with the name of the missing picture. */
export function missingPicture(name: string): FoundPicture {
  const { name: stem } = path.parse(path.basename(name));
  const words = escapeMarkup(path.basename(name));
  return {
    name: `${stem}.svg`,
    bytes: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 240" width="480" height="240"><title>${words}</title><path d="M1 1h478v238H1z" fill="#eee" stroke="#777"/><path d="M1 1l478 238M479 1L1 239" stroke="#bbb"/></svg>\n`,
  };
}

/** A picture as PNG; undefined if the file can't be read as a picture. */
async function toPng(file: string): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp');
  return sharp(file)
    .png()
    .toBuffer()
    .catch(() => undefined);
}
