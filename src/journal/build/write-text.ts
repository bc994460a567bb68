import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Imported } from '../import/imported.ts';

/**
 * Writes the text of a paper beside its page, and its pictures under the paper's name: two papers may have a figure 1.
 * @param address of the page
 * @returns the files that were written
 */
export async function writeText(
  root: string,
  address: string,
  { markdown, pictures }: NonNullable<Imported['text']>,
): Promise<string[]> {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const file = `pages-config${address}.md`;
  const named = pictures.reduce(
    (text, { name }) => text.replaceAll(`](${name})`, `](${slug}-${name})`),
    markdown,
  );
  await writeFile(path.join(root, file), named, { flag: 'wx' });
  const written = pictures.map(async ({ name, bytes }) => {
    const picture = `pages-config${address}-${name}`;
    await writeFile(path.join(root, picture), bytes, { flag: 'wx' });
    return picture;
  });
  return [file, ...(await Promise.all(written))];
}
