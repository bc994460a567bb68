import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';

/**
 * Packs a folder into a zip whose bytes depend only on the files: sorted names, one fixed date.
 * @param folder to pack
 * @param home the folder of the files in the zip
 * @param made files that are not in the folder, by name
 */
export async function zipFolder(
  folder: string,
  home = '',
  made: Record<string, string> = {},
): Promise<Uint8Array> {
  const files = new Map(Object.entries(made).map(([name, text]) => [name, Buffer.from(text)]));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    files.set(path.relative(folder, file).split(path.sep).join('/'), await readFile(file));
  }
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const zip: Zippable = Object.fromEntries(sorted.map(([name, bytes]) => [`${home}${name}`, bytes]));
  return zipSync(zip, { level: 9, mtime: '2025-08-01T12:00:00' });
}
