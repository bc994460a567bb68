import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportedText } from '../import/imported-paper.ts';
import { missingPicture, readPicture } from './text-pictures.ts';

/**
 * Writes the text of a paper next to its page, and its pictures with the paper's name as prefix, because two papers
 * may have a figure 1. A drawing with its name replaces a missing picture.
 * @param address the address of the paper's page
 * @param beside the folder of the imported file, with pictures
 * @returns the written files, and the names of missing pictures
 * @throws if a file can't be written; then all are removed
 */
export async function writeText(
  root: string,
  address: string,
  { ending, text, pictures }: ImportedText,
  beside?: string,
): Promise<{ wrote: string[]; missing: string[] }> {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const file = `pages-config${address}.${ending}`;
  const folder = `pages-config${address.slice(0, -slug.length)}`;
  const missing: string[] = [];
  const written: string[] = [];
  const renamed = new Map<string, string>();
  for (const { name, bytes } of pictures) {
    const picture = bytes ? { name, bytes } : await readPicture(beside, name);
    if (!picture) missing.push(name);
    const { name: found, bytes: content } = picture ?? missingPicture(name);
    const own = freeName(`${slug}-${plain(path.basename(found))}`, (each) => written.includes(folder + each));
    renamed.set(name, own);
    await write(folder + own, content);
  }
  await write(file, withNames(text, renamed));
  return { wrote: [file, ...written.slice(0, -1)], missing };

  async function write(target: string, content: Uint8Array | string): Promise<void> {
    try {
      await writeFile(path.join(root, target), content, { flag: 'wx' });
    } catch (error) {
      // Removes the partial file that a full disk leaves, but never a file that was there before.
      const isOfOthers = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!isOfOthers) await rm(path.join(root, target), { force: true });
      for (const each of written) await rm(path.join(root, each), { force: true });
      throw error;
    }
    written.push(target);
  }
}

/** The name, with a number if it is taken: two folders may each have a fig1.png. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const { name: stem, ext } = path.parse(name);
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${stem}-${number}${ext}`;
    if (!isTaken(free)) return free;
  }
}

/** A name with the characters that the names of pictures may have. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
}

/** The text with new names of pictures, which are in round brackets in Markdown and in quotation marks in JATS. */
function withNames(text: string, renamed: ReadonlyMap<string, string>): string {
  // All names are replaced at once, because the new name of one may be the old name of another.
  return text.replace(
    /(\]\()([^)\n]*)(\))|(href=(["']))(.*?)(\5)/g,
    (whole, ...parts: (string | undefined)[]) => {
      const [start, name, end] = parts[0] === undefined ? [parts[3], parts[5], parts[6]] : parts;
      const own = renamed.get(unescaped(name ?? ''));
      return own === undefined ? whole : `${start}${own}${end}`;
    },
  );
}

function unescaped(name: string): string {
  return name.trim().replaceAll('&amp;', '&');
}
