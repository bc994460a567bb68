import type { DatabaseSync } from 'node:sqlite';
import { diskFiles } from './files/disk-files.ts';
import type { FileStore } from './files/file-store.ts';
import { memoryPostCounter, type CountPost } from './post-counter.ts';
import { defaultPatience, requestQueue, type Patience } from './request-queue.ts';
import { storeOf, type Run } from './requests.ts';
import { StoreFault, type BrokenStoreError } from './store-error.ts';
import { storePlace } from './store-place.ts';
import { openDatabase } from './sqlite/open-database.ts';
import { findDamage } from './sqlite/find-damage.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';
import { startStoreThread } from './thread/thread-run.ts';
import { databaseFile, foldersIn, prepareFolders, type UploadFolders } from './folder/upload-folders.ts';

/** A store with the folders of its files, and what all of its servers share. */
export interface OpenStore extends Store, UploadFolders {
  files: FileStore;
  /** Whether the database or the files are elsewhere, and may be out of reach while all is well here. */
  isRemote: boolean;
  /** How messages call the database (store-place.ts). */
  place: string;
  /** The time that all servers go by. */
  now(): Date;
  /**
   * Counts posts: of all servers in the database where that is not in a folder, and in the memory of this one where it
   * is, so that no address of a visitor is written there.
   */
  countPost: CountPost;
  /**
   * Looks for damage on the disk of the database; a database that is elsewhere looks for its own.
   * @returns what is damaged; `undefined` if nothing is known of any
   */
  findDamage(): Promise<string | undefined>;
  /** What the owner should know of it, in sentences. */
  warnings: readonly string[];
}

/**
 * Opens the store of what visitors sent, and makes it where there is none: DATA_DIR/submissions.sqlite and
 * DATA_DIR/uploads. The database is on a thread of its own: whoever serves pages never waits for it.
 * @throws StoreError where the store can't be trusted, with a sentence for the owner
 */
export async function openStore(dataDir: string, patience: Partial<Patience> = {}): Promise<OpenStore> {
  const { folders } = prepareFolders(dataDir);
  const { run, close } = await startStoreThread(() => prepareFolders(dataDir).file);
  return { ...inFolder(run, close, folders, patience), findDamage: () => findDamage(databaseFile(dataDir)) };
}

/** A store in the place of one that can't be used: it refuses everything, so that pages at least are served. */
export function brokenStore(dataDir: string, { message }: BrokenStoreError): OpenStore {
  const folders = foldersIn(dataDir);
  const refuse = (() => Promise.reject(new StoreFault('failed', message))) as Run;
  return inFolder(refuse, async () => undefined, folders, {});
}

/**
 * Opens the same store in the calling thread: for commands, which keep nobody waiting and should start at once.
 * @throws StoreError as above
 */
export function openStoreHere(dataDir: string, patience: Partial<Patience> = {}): OpenStore {
  const { file, folders } = prepareFolders(dataDir);
  return storeOn(openDatabase(file), folders, patience);
}

/** The store on a database that is open in the calling thread. */
export function storeOn(
  database: DatabaseSync,
  folders: UploadFolders,
  patience: Partial<Patience> = {},
): OpenStore {
  const { close, ...operations } = sqliteStore(database);
  const run = ((name, args) =>
    (operations[name] as (...values: unknown[]) => Promise<unknown>)(...args)) as Run;
  return inFolder(run, close, folders, patience);
}

function inFolder(
  run: Run,
  close: () => Promise<void>,
  folders: UploadFolders,
  patience: Partial<Patience>,
): OpenStore {
  return {
    ...folders,
    ...storeOf(run, requestQueue({ ...defaultPatience, ...patience }), close),
    files: diskFiles(folders),
    isRemote: false,
    place: storePlace({ ...folders, databaseUrl: undefined }),
    now: () => new Date(),
    countPost: memoryPostCounter(),
    findDamage: async () => undefined,
    warnings: [],
  };
}
