import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportedText } from '../import/imported-paper.ts';

/**
 * Writes the text of a paper next to its page, and its pictures with the paper's name as prefix, because two papers
 * may have a figure 1.
 * @param address of the page
 * @param beside the folder of the imported file, with pictures
 * @returns the written files, and the names of missing pictures
 * @throws if a file can't be written; then all are removed
 */
export async function writeText(
  root: string,
  address: string,
  { ending, words, pictures }: ImportedText,
  beside?: string,
): Promise<{ wrote: string[]; missing: string[] }> {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const file = `pages-config${address}.${ending}`;
  const folder = `pages-config${address.slice(0, -slug.length)}`;
  const missing: string[] = [];
  const written: string[] = [];
  let text = words;
  for (const { name, bytes } of pictures) {
    const found = bytes ? undefined : findPicture(beside, name);
    const picture = bytes ?? (found && (await readFile(found)));
    if (!picture) {
      missing.push(name);
      continue;
    }
    const own = freeName(`${slug}-${plain(path.basename(found ?? name))}`, (each) =>
      written.includes(folder + each),
    );
    text = renamed(text, name, own);
    await write(folder + own, picture);
  }
  await write(file, text);
  return { wrote: [file, ...written.slice(0, -1)], missing };

  async function write(target: string, content: Uint8Array | string): Promise<void> {
    try {
      await writeFile(path.join(root, target), content, { flag: 'wx' });
    } catch (error) {
      // A full disk leaves a partial file.
      const isOfOthers = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!isOfOthers) await rm(path.join(root, target), { force: true });
      for (const each of written) await rm(path.join(root, each), { force: true });
      throw error;
    }
    written.push(target);
  }
}

/** Two folders may each have a fig1.png. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const { name: stem, ext } = path.parse(name);
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${stem}-${number}${ext}`;
    if (!isTaken(free)) return free;
  }
}

const endings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** A picture in a folder or below it; other files are not accepted. Publishers often omit its extension. */
function findPicture(folder: string | undefined, name: string): string | undefined {
  if (folder === undefined || name.split(/[\\/]/).includes('..')) return undefined;
  const isWhole = endings.includes(path.extname(name).toLowerCase());
  const names = isWhole ? [name] : endings.map((ending) => name + ending);
  return names.map((each) => path.join(folder, each)).find((file) => existsSync(file));
}

/** A name in the form for pictures of texts. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
}

/** The name of a picture is in round brackets in Markdown, in quotation marks in JATS. */
function renamed(text: string, name: string, own: string): string {
  return text
    .replaceAll(`](${name})`, `](${own})`)
    .replaceAll(`href="${name}"`, `href="${own}"`)
    .replaceAll(`href='${name}'`, `href='${own}'`);
}
