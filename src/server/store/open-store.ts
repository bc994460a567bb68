import type { DatabaseSync } from 'node:sqlite';
import { StoreFault, type DamagedStoreError } from './store-error.ts';
import { defaultPatience, requestQueue, type Patience } from './request-queue.ts';
import { storeOf, type Run } from './requests.ts';
import { openDatabase } from './sqlite/open-database.ts';
import { sqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';
import { startStoreThread } from './thread/thread-run.ts';
import { prepareFolders, type UploadFolders } from './upload-folders.ts';

/** A store with the folders of its files. */
export interface OpenStore extends Store, UploadFolders {}

/**
 * Opens the store of what visitors sent, and makes it where there is none: DATA_DIR/submissions.sqlite and
 * DATA_DIR/uploads. The database is on a thread of its own: whoever serves pages never waits for it.
 * @throws StoreError where the store can't be trusted, with a sentence for the owner
 */
export async function openStore(dataDir: string, patience: Partial<Patience> = {}): Promise<OpenStore> {
  const { folders } = prepareFolders(dataDir);
  const { run, close } = await startStoreThread(() => prepareFolders(dataDir).file);
  return { ...folders, ...storeOf(run, requestQueue({ ...defaultPatience, ...patience }), close) };
}

/** A store in the place of one that is damaged: it refuses everything, so that pages at least are served. */
export function brokenStore(dataDir: string, { message }: DamagedStoreError): OpenStore {
  const { folders } = prepareFolders(dataDir);
  const refuse = (() => Promise.reject(new StoreFault('failed', message))) as Run;
  return { ...folders, ...storeOf(refuse, requestQueue(defaultPatience), async () => undefined) };
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
  return { ...folders, ...storeOf(run, requestQueue({ ...defaultPatience, ...patience }), close) };
}
