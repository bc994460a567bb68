import { randomUUID } from 'node:crypto';
import { access, open, readdir, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { UploadFolders } from '../folder/upload-folders.ts';
import { moveToUploads, recoverUploads, syncFolder, uploadPath } from './disk-moves.ts';
import type { FileStore } from './file-store.ts';

/** Files in the data folder: incoming ones in uploads/tmp, stored ones in uploads. */
export function diskFiles(folders: UploadFolders): FileStore {
  const { uploads, incoming } = folders;
  // The final path is listed twice, because a file may be moved there between the first two checks.
  const candidatePaths = (name: string): string[] =>
    [uploads, incoming, uploads].map((folder) => path.join(folder, name));
  return {
    secure: async (files) => {
      // The files must be on disk before the database refers to them, even if the process crashes in between.
      if (files.length > 0) await syncFolder(incoming);
    },
    settle: (rows, arrived) => moveToUploads(folders, rows, arrived),
    discard: (files) => removeAll(files.map(({ storedName }) => path.join(incoming, storedName))),
    open: async (name) =>
      (await firstExisting(candidatePaths(name), (place) => open(place)))?.createReadStream(),
    attachment: (name) => ({ path: uploadPath(folders, name) }),
    missing: async (names) => {
      const present = await Promise.all(
        names.map((name) => firstExisting(candidatePaths(name), (place) => access(place).then(() => true))),
      );
      return names.filter((_name, index) => !present[index]);
    },
    names: async () => (await readdir(uploads)).filter((name) => name !== path.basename(incoming)),
    remove: async (names) => {
      await removeAll(names.flatMap((name) => [uploads, incoming].map((folder) => path.join(folder, name))));
      if (names.length > 0) await syncFolder(uploads);
    },
    getPlace: (name) => uploadPath(folders, name),
    getPath: folderPath,
    recover: async (store, isAlone) => (isAlone ? recoverUploads({ ...folders, ...store }) : undefined),
    sweep: async () => ({ moved: 0, removed: 0 }),
    probe: () => writeProbe(incoming),
  };
}

/** The path of a file below its data folder. */
export function folderPath(storedName: string): string {
  return `uploads/${storedName}`;
}

/** Writes and removes a test file, as for a submission with a file. */
export async function writeProbe(folder: string): Promise<void> {
  const file = path.join(folder, `probe-${randomUUID()}`);
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.write(Buffer.alloc(4096));
    await handle.sync();
  } finally {
    await handle.close();
    await unlink(file);
  }
}

/** Removes files; a missing one is no error. */
export async function removeAll(places: readonly string[]): Promise<void> {
  for (const place of places) await unlink(place).catch(ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}

/** Calls `work` with the first path that exists. */
async function firstExisting<Result>(
  places: readonly string[],
  work: (place: string) => Promise<Result>,
): Promise<Result | undefined> {
  for (const place of places) {
    const result = await work(place).catch(ignoreMissing);
    if (result !== undefined) return result;
  }
  return undefined;
}
