import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportedText } from '../import/imported.ts';

/**
 * Writes the text of a paper beside its page, and its pictures under the paper's name: two papers may have a figure 1.
 * @param address of the page
 * @param beside the folder of the file that was read, where pictures may lie
 * @returns the files that were written, and the names of pictures that are nowhere
 */
export async function writeText(
  root: string,
  address: string,
  { ending, words, pictures }: ImportedText,
  beside?: string,
): Promise<{ wrote: string[]; missing: string[] }> {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const file = `pages-config${address}.${ending}`;
  const [wrote, missing]: [string[], string[]] = [[], []];
  let text = words;
  for (const { name, bytes } of pictures) {
    const found = bytes ? undefined : findPicture(beside, name);
    const picture = bytes ?? (found && (await readFile(found)));
    if (!picture) {
      missing.push(name);
      continue;
    }
    const own = `${slug}-${plain(path.basename(found ?? name))}`;
    text = renamed(text, name, own);
    const target = `pages-config${address.slice(0, -slug.length)}${own}`;
    await writeFile(path.join(root, target), picture, { flag: 'wx' });
    wrote.push(target);
  }
  await writeFile(path.join(root, file), text, { flag: 'wx' });
  return { wrote: [file, ...wrote], missing };
}

const endings = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif'];

/** A picture in a folder or below it, and nothing else that a text may name; publishers often leave its ending out. */
function findPicture(folder: string | undefined, name: string): string | undefined {
  if (folder === undefined || name.split(/[\\/]/).includes('..')) return undefined;
  const isWhole = endings.includes(path.extname(name).toLowerCase());
  const names = isWhole ? [name] : endings.map((ending) => name + ending);
  return names.map((each) => path.join(folder, each)).find((file) => existsSync(file));
}

/** A name as pictures beside a text have it. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
}

/** The name of a picture stands in Markdown between round brackets, in JATS between quotation marks. */
function renamed(text: string, name: string, own: string): string {
  return text
    .replaceAll(`](${name})`, `](${own})`)
    .replaceAll(`href="${name}"`, `href="${own}"`)
    .replaceAll(`href='${name}'`, `href='${own}'`);
}
