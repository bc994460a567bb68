import { existsSync } from 'node:fs';
import { open, readdir, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { StoreError } from './store-error.ts';
import type { Store } from './store.ts';
import type { FileRow } from './tables.ts';
import type { UploadFolders } from './upload-folders.ts';

/** The path of a stored file. */
export function uploadPath({ uploads }: Pick<UploadFolders, 'uploads'>, storedName: string): string {
  return path.join(uploads, storedName);
}

/**
 * Moves the files of a stored submission from the incoming ones to the uploads, where they aren't there yet, and
 * flushes both folders. The rows are written first, so that there is never a file among the uploads without one.
 * @param files the rows of its files
 * @param arrived files that came with a repetition: where the disk lost one after all, its twin takes its place
 */
export async function moveToUploads(
  folders: UploadFolders,
  files: readonly Pick<FileRow, 'stored_name' | 'field' | 'sha256'>[],
  arrived: readonly Twin[] = [],
): Promise<void> {
  let moved = 0;
  for (const { stored_name, field, sha256 } of files) {
    if (existsSync(uploadPath(folders, stored_name))) continue;
    const twin = arrived.find((file) => file.field === field && file.sha256 === sha256);
    const here = [stored_name, twin?.storedName].find(
      (name) => name && existsSync(path.join(folders.incoming, name)),
    );
    if (here === undefined) throw new StoreError(`The file ${stored_name} of a submission is lost.`);
    await moveOnce(path.join(folders.incoming, here), uploadPath(folders, stored_name));
    moved += 1;
  }
  if (moved === 0) return;
  await syncFolder(folders.uploads);
  await syncFolder(folders.incoming);
}

/** Moves a file, unless a repetition of its submission, which is handled at the same time, has just done so. */
async function moveOnce(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || !existsSync(to)) throw error;
  });
}

type Twin = { field: string; sha256: string; storedName: string };

/**
 * After a crash: files that belong to a stored submission are moved to their place, leftovers of uploads that never
 * came to an end are removed. Only the server may call this, before it listens.
 * @returns how many of each
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

/** Makes the names within a folder survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows flushes names with the files, and opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
