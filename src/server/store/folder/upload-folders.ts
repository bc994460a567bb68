import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isReadOnlyDisk, readOnlyDisk, StoreError } from '../store-error.ts';

/** Where the files of submissions lie. */
export interface UploadFolders {
  dataDir: string;
  /** The folder of the files of submissions, under their stored names. */
  uploads: string;
  /** The folder of files while they arrive. */
  incoming: string;
}

/** Where files lie that are sent ahead of their forms: on the disk of the server that takes them. */
export function unfinishedFolder(dataDir: string): string {
  return path.join(dataDir, 'unfinished');
}

/**
 * Makes the folders of a store where there are none.
 * @returns the folders, and the path of the database
 * @throws StoreError where they can't be used, or hold what a database belongs to that is not there
 */
export function prepareFolders(dataDir: string): { file: string; folders: UploadFolders } {
  const file = databaseFile(dataDir);
  const folders = makeFolders(dataDir);
  explainFaults(dataDir, () => {
    if (sizeOf(file) === 0) refuseRemains(file, folders.uploads);
    // Made here, because SQLite would make it readable by others, and its log after it.
    closeSync(openSync(file, 'a', 0o600));
  });
  return { file, folders };
}

/** The database of a store in a folder. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'submissions.sqlite');
}

/** The folders of a store, whether they are there or not. */
export function foldersIn(dataDir: string): UploadFolders {
  const uploads = path.join(dataDir, 'uploads');
  return { dataDir, uploads, incoming: path.join(uploads, 'tmp') };
}

/**
 * Makes the folders of a store whose database is elsewhere.
 * @throws StoreError where they can't be used
 */
export function makeFolders(dataDir: string): UploadFolders {
  const { uploads, incoming } = foldersIn(dataDir);
  explainFaults(dataDir, () => {
    const made = mkdirSync(incoming, { recursive: true, mode: 0o700 });
    if (made !== undefined) flushAbove(made, incoming);
  });
  return { dataDir, uploads, incoming };
}

function explainFaults(dataDir: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    if (isReadOnlyDisk(error)) throw readOnlyDisk(dataDir, error);
    throw new StoreError(
      `DATA_DIR is ${dataDir}, which can’t be used (${error.message}). Give it a folder in which the server may write.`,
      { cause: error },
    );
  }
}

/** Makes the names of new folders survive a power failure: each stands in the folder above it. */
function flushAbove(first: string, last: string): void {
  // Windows flushes names with the files, and opens no folders.
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

/** An empty database is a new one only where nothing is left of an older one: its log, or the files of submissions. */
function refuseRemains(file: string, uploads: string): void {
  const hasFiles = readdirSync(uploads).some((name) => name !== 'tmp');
  if (!hasFiles && sizeOf(`${file}-wal`) === 0) return;
  const remains = hasFiles ? `${uploads} holds files of submissions` : `${file}-wal holds submissions`;
  throw new StoreError(
    `${remains}, but their database ${file} is missing or empty. Put its backup in its place, or move what is left of it away.`,
  );
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
