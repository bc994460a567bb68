import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isReadOnlyDisk, readOnlyDiskError, StoreError } from '../store-error.ts';

/** The folders of files of submissions. */
export interface UploadFolders {
  dataDir: string;
  /** The folder of stored files. */
  uploads: string;
  /** The folder of incoming files. */
  incoming: string;
}

/** The folder of uploads before their forms. It is on the disk of the server that receives them. */
export function unfinishedFolder(dataDir: string): string {
  return path.join(dataDir, 'unfinished');
}

/**
 * Creates the folders of a store if they are missing.
 * @returns the folders, and the path of the database
 * @throws StoreError if they can't be used, or contain files of a database that is missing
 */
export function prepareFolders(dataDir: string): { file: string; folders: UploadFolders } {
  const file = databasePath(dataDir);
  const folders = makeFolders(dataDir);
  explainFailures(dataDir, () => {
    if (fileSizeOrZero(file) === 0) refuseRemains(file, folders.uploads);
    // Created here with private modes: SQLite would make it and its log readable for other users.
    closeSync(openSync(file, 'a', 0o600));
  });
  return { file, folders };
}

/** The database of a store in a folder. */
export function databasePath(dataDir: string): string {
  return path.join(dataDir, 'submissions.sqlite');
}

/** The paths of a store's folders, whether they exist or not. */
export function foldersIn(dataDir: string): UploadFolders {
  const uploads = path.join(dataDir, 'uploads');
  return { dataDir, uploads, incoming: path.join(uploads, 'tmp') };
}

/**
 * Creates the folders of a store with a remote database.
 * @throws StoreError if they can't be used
 */
export function makeFolders(dataDir: string): UploadFolders {
  const { uploads, incoming } = foldersIn(dataDir);
  explainFailures(dataDir, () => {
    const firstMissing = makeFolder(incoming);
    if (firstMissing !== undefined) flushAbove(firstMissing, incoming);
  });
  return { dataDir, uploads, incoming };
}

/**
 * Creates a folder and its missing parents. Node's recursive mkdir would report a read-only disk as a missing
 * folder.
 * @returns the first folder that was missing
 */
function makeFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const firstMissing = makeFolder(path.dirname(folder));
  // Another server may create it at the same time.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  return firstMissing ?? folder;
}

function explainFailures(dataDir: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    if (isReadOnlyDisk(error)) throw readOnlyDiskError(dataDir, error);
    throw new StoreError(
      `DATA_DIR is ${dataDir}, which can’t be used (${error.message}). Choose a folder in which the server may write.`,
      { cause: error },
    );
  }
}

/** Flushes the names of new folders to disk: each is an entry in its parent. */
function flushAbove(first: string, last: string): void {
  // Windows flushes the names together with the files, and can't open folders.
  if (process.platform === 'win32') return;
  for (let folder = last; folder.length >= first.length; folder = path.dirname(folder)) {
    const above = openSync(path.dirname(folder), 'r');
    try {
      fsyncSync(above);
    } finally {
      closeSync(above);
    }
  }
}

/**
 * Checks that an empty database is really new: no remains of an older one exist, neither its log nor files of
 * submissions.
 */
function refuseRemains(file: string, uploads: string): void {
  const hasFiles = readdirSync(uploads).some((name) => name !== 'tmp');
  if (!hasFiles && fileSizeOrZero(`${file}-wal`) === 0) return;
  const remains = hasFiles ? `${uploads} contains files of submissions` : `${file}-wal contains submissions`;
  throw new StoreError(
    `${remains}, but their database ${file} is missing or empty. Restore a backup, or move the remaining files away.`,
  );
}

function fileSizeOrZero(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
