import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImportedText } from '../import/imported-paper.ts';
import { missingPicture, readPicture } from './text-pictures.ts';

/**
 * Writes the text of a paper and its pictures next to the paper's page. The names of the pictures begin with the
 * paper's name, because two papers may have a figure 1. In place of a missing picture, a placeholder with the
 * picture's name is written.
 * @param address the address of the paper's page
 * @param pictureFolder the folder of the imported file, with pictures
 * @returns the paths of the written files, the text first, and the names of missing pictures
 * @throws if a file exists already or can't be written; the files written so far are removed
 */
export async function writeText(
  root: string,
  address: string,
  { ending, text, pictures }: ImportedText,
  pictureFolder?: string,
): Promise<{ wrote: string[]; missing: string[] }> {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const file = `pages-config${address}.${ending}`;
  const folder = `pages-config${address.slice(0, -slug.length)}`;
  const missing: string[] = [];
  const written: string[] = [];
  const newNames = new Map<string, string>();
  for (const { name, bytes } of pictures) {
    const picture = bytes ? { name, bytes } : await readPicture(pictureFolder, name);
    if (!picture) missing.push(name);
    const { name: found, bytes: content } = picture ?? missingPicture(name);
    const newName = freeName(`${slug}-${toPictureName(path.basename(found))}`, (each) =>
      written.includes(folder + each),
    );
    newNames.set(name, newName);
    await write(folder + newName, content);
  }
  const pictureFiles = [...written];
  await write(file, withNewNames(text, ending, newNames));
  return { wrote: [file, ...pictureFiles], missing };

  async function write(target: string, content: Uint8Array | string): Promise<void> {
    try {
      await writeFile(path.join(root, target), content, { flag: 'wx' });
    } catch (error) {
      // Removes the partial file that a full disk leaves, but never a file that was there before.
      const existedBefore = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!existedBefore) await rm(path.join(root, target), { force: true });
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
    const candidate = number === 1 ? name : `${stem}-${number}${ext}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/** The name in lower case; a hyphen replaces characters that names of pictures may not have. */
function toPictureName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9._-]+/g, '-');
}

/** References to pictures: `![](name)` in Markdown, `xlink:href="name"` in JATS. */
const references: Record<ImportedText['ending'], RegExp> = {
  md: /(?<before>\]\()(?<name>[^)\n]*)(?<after>\))/g,
  xml: /(?<before>href=(?<quote>["']))(?<name>.*?)(?<after>\k<quote>)/g,
};

/** The text with the new names of its pictures. */
function withNewNames(
  text: string,
  ending: ImportedText['ending'],
  newNames: ReadonlyMap<string, string>,
): string {
  // All names are replaced in one pass, because the new name of one may be the old name of another.
  return text.replace(references[ending], (reference: string, ...captures: unknown[]) => {
    const { before, name, after } = captures.at(-1) as { before: string; name: string; after: string };
    const newName = newNames.get(unescapeName(name));
    return newName === undefined ? reference : `${before}${newName}${after}`;
  });
}

function unescapeName(name: string): string {
  return name.trim().replaceAll('&amp;', '&');
}
