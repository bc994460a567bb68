import { existsSync } from 'node:fs';
import { open, readdir, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from '../store-error.ts';
import type { Store } from '../store.ts';
import type { FileRow } from '../tables.ts';
import type { UploadFolders } from '../folder/upload-folders.ts';

/** The path of a stored file. */
export function uploadPath({ uploads }: Pick<UploadFolders, 'uploads'>, storedName: string): string {
  return path.join(uploads, storedName);
}

/**
 * Moves the files of a stored submission from the incoming ones to the uploads, if they are not there yet,
 * and flushes both folders. The rows are written first, so that every file among the uploads has a row.
 * @param files the rows of its files
 * @param arrived the files of a repeated request: they replace lost ones
 */
export async function moveToUploads(
  folders: UploadFolders,
  files: readonly Pick<FileRow, 'stored_name' | 'field' | 'sha256'>[],
  arrived: readonly Twin[] = [],
): Promise<void> {
  for (const { stored_name, field, sha256 } of files) {
    const place = uploadPath(folders, stored_name);
    const twin = arrived.find((file) => file.field === field && file.sha256 === sha256);
    const isThere =
      (await moveIfPresent(path.join(folders.incoming, stored_name), place)) ||
      existsSync(place) ||
      (twin !== undefined && (await moveIfPresent(path.join(folders.incoming, twin.storedName), place)));
    if (!isThere) throw new StoreError(`The file ${stored_name} of a submission is lost.`);
  }
  if (files.length === 0) return;
  // Flushed even if a concurrent repetition has moved the files: its response may come later.
  await syncFolder(folders.uploads);
  await syncFolder(folders.incoming);
}

/**
 * Moves a file; false if it does not exist. There is no earlier check, because a concurrent repetition might
 * move the file in between.
 */
async function moveIfPresent(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

type Twin = { field: string; sha256: string; storedName: string };

/**
 * Cleans up after a crash: moves the files of stored submissions to their final place, and removes incomplete
 * uploads. Only the server calls it, before it listens.
 * @returns the numbers of each
 */
export async function recoverUploads(
  store: Pick<Store, 'filesNamed'> & UploadFolders,
): Promise<{ moved: number; removed: number }> {
  const counts = { moved: 0, removed: 0 };
  for (const name of await readdir(store.incoming)) {
    const rows = await store.filesNamed([name]);
    if (rows.length > 0) await moveToUploads(store, rows);
    else await unlink(path.join(store.incoming, name));
    counts[rows.length > 0 ? 'moved' : 'removed'] += 1;
  }
  if (counts.removed > 0) await syncFolder(store.incoming);
  return counts;
}

/** Flushes the entries of a folder to disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows flushes the names together with the files, and can't open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
