import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { SubmissionRecord } from './records.ts';
import type { Store } from './store.ts';
import type { UploadFolders } from './upload-folders.ts';
import { uploadPath } from './uploads.ts';

/** The references of all submissions of which a file is not on the disk. */
export async function findIncomplete(store: Pick<Store, 'keptFiles'> & UploadFolders): Promise<string[]> {
  const kept = await store.keptFiles();
  // In the order in which files move, so that none is missed.
  const there = new Set([...(await readdir(store.incoming)), ...(await readdir(store.uploads))]);
  const lost = kept.filter(({ stored_name }) => !there.has(stored_name));
  return [...new Set(lost.map(({ reference }) => reference))];
}

/** Whether a file of a submission is not on the disk. */
export function isIncomplete({ files }: SubmissionRecord, folders: UploadFolders): boolean {
  return files.some(({ stored_name }) => isMissing(stored_name, folders));
}

/** Whether a file is in neither of the two folders. */
export function isMissing(storedName: string, folders: Pick<UploadFolders, 'uploads' | 'incoming'>): boolean {
  return !existsSync(path.join(folders.incoming, storedName)) && !existsSync(uploadPath(folders, storedName));
}
