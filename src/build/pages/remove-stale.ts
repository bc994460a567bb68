import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes from the built site what an earlier build has left and this one has not written, with its compressed forms.
 * @param before the names of what the earlier build has written; where that is not known, the folder is looked through
 */
export async function removeStale(
  folder: string,
  written: ReadonlyMap<string, unknown>,
  before: readonly string[],
): Promise<void> {
  const found = before.length > 0 ? before : await filesIn(folder);
  for (const name of found) {
    if (written.has(name) || isFormOf(name, written)) continue;
    for (const ending of ['', '.br', '.gz']) {
      if (!written.has(name + ending)) await rm(path.join(folder, name + ending), { force: true });
    }
  }
}

/** Whether it is the compressed form of a file that is there, which the server has made. */
function isFormOf(name: string, written: ReadonlyMap<string, unknown>): boolean {
  const plain = name.replace(/\.(br|gz)$/, '');
  return plain !== name && written.has(plain);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
