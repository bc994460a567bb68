import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { diskFiles } from './files/disk-files.ts';
import type { FileStore } from './files/file-store.ts';
import { memoryPostCounter, type CountPost } from './post-counter.ts';
import { defaultPatience, requestQueue, type WaitLimits } from './request-queue.ts';
import { queuedStore, type RunRequest } from './requests.ts';
import { StoreRequestError, type BrokenStoreError } from './store-error.ts';
import { storePlace } from './store-place.ts';
import { openDatabase } from './sqlite/open-database.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';
import { startStoreThread } from './thread/thread-run.ts';
import { databasePath, foldersIn, prepareFolders, type UploadFolders } from './folder/upload-folders.ts';

/** A store with the folders of its files, and the state that its servers share. */
export interface OpenStore extends Store, UploadFolders {
  files: FileStore;
  /** Whether the database or the files are remote, and may be unreachable. */
  isRemote: boolean;
  /** The name of the database in messages (store-place.ts). */
  place: string;
  /** The common time of all servers. */
  now(): Date;
  /**
   * Counts posts. A remote database counts them for all servers; otherwise this process counts them in
   * memory, so that no visitor's address is stored.
   */
  countPost: CountPost;
  /**
   * Checks the database on disk for damage; a remote database checks itself.
   * @returns the damage; undefined if none is known
   */
  findDamage(): Promise<string | undefined>;
  /** Warnings for the owner, in sentences. */
  warnings: readonly string[];
}

/**
 * Opens the store of submissions, and creates it if needed: DATA_DIR/submissions.sqlite and DATA_DIR/uploads.
 * The database runs in a thread, so that pages never wait for it.
 * @throws StoreError if the store can't be trusted, with a message for the owner
 */
export async function openStore(dataDir: string, patience: Partial<WaitLimits> = {}): Promise<OpenStore> {
  const { folders } = prepareFolders(dataDir);
  const { run, close } = await startStoreThread(() => prepareFolders(dataDir).file);
  return { ...inFolder(run, close, folders, patience), findDamage: () => findDamage(databasePath(dataDir)) };
}

/** Replaces a store that can't be used: it refuses everything, so that at least pages are served. */
export function brokenStore(dataDir: string, { message }: BrokenStoreError): OpenStore {
  const folders = foldersIn(dataDir);
  const refuse = (() => Promise.reject(new StoreRequestError('failed', message))) as RunRequest;
  return inFolder(refuse, async () => undefined, folders, {});
}

/**
 * Opens the same store in the calling thread: for commands, which serve no requests and should start fast.
 * @throws StoreError as above
 */
export function openStoreHere(dataDir: string, patience: Partial<WaitLimits> = {}): OpenStore {
  const { file, folders } = prepareFolders(dataDir);
  return createStoreOn(openDatabase(file), folders, patience);
}

/** Creates the store on a database that is open in the calling thread. */
export function createStoreOn(
  database: DatabaseSync,
  folders: UploadFolders,
  patience: Partial<WaitLimits> = {},
): OpenStore {
  const { close, ...operations } = sqliteStore(database);
  const run = ((name, args) =>
    (operations[name] as (...values: unknown[]) => Promise<unknown>)(...args)) as RunRequest;
  return inFolder(run, close, folders, patience);
}

function inFolder(
  run: RunRequest,
  close: () => Promise<void>,
  folders: UploadFolders,
  patience: Partial<WaitLimits>,
): OpenStore {
  return {
    ...folders,
    ...queuedStore(run, requestQueue({ ...defaultPatience, ...patience }), close),
    files: diskFiles(folders),
    isRemote: false,
    place: storePlace({ ...folders, databaseUrl: undefined }),
    now: () => new Date(),
    countPost: memoryPostCounter(),
    findDamage: async () => undefined,
    warnings: [],
  };
}

/**
 * Checks a database for damaged pages, in a thread: the time depends on its size.
 * @returns the damage in SQLite's words; undefined if there is none
 * @throws Error if the check failed
 */
function findDamage(file: string): Promise<string | undefined> {
  const worker = new Worker(new URL('./sqlite/check-thread.ts', import.meta.url), { workerData: file });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error('the check of the database ended without a result')));
  });
}
