import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';

/** Packs a folder into a zip whose bytes depend on nothing but the files: sorted names, one fixed date. */
export async function packFolder(folder: string): Promise<Uint8Array> {
  const root = path.basename(folder);
  const files: Zippable = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  for (const name of names) files[`${root}/${name}`] = await readFile(path.join(folder, name));
  return zipSync(files, { level: 9, mtime: '2025-08-01T12:00:00' });
}
