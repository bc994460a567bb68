import { statSync } from 'node:fs';
import path from 'node:path';
import { diskFiles } from './files/disk-files.ts';
import { assertMoveFinished } from './unfinished-move.ts';
import { openStore, openStoreHere, type OpenStore } from './open-store.ts';
import { defaultPatience, requestQueue, type WaitLimits } from './request-queue.ts';
import { queuedStore } from './requests.ts';
import { storePlace, type StoreSettings } from './store-place.ts';
import { makeFolders } from './folder/upload-folders.ts';

/** The purpose for which a store is opened. */
type StoreUse = 'server' | 'command' | 'copy';

/**
 * Opens the configured store: in DATA_DIR, or at DATABASE_URL and FILES_URL. The code for PostgreSQL and S3
 * is loaded only if needed.
 * @param use a server runs a folder's database in a thread; a command opens it in its own thread; a copy is
 *   also allowed after an interrupted move, which excludes all other uses
 * @throws StoreError if it can't be trusted, with a message for the owner
 */
export async function openConfiguredStore(
  settings: StoreSettings,
  use: StoreUse,
  patience: Partial<WaitLimits> = {},
): Promise<OpenStore> {
  const { dataDir, filesUrl } = settings;
  const store = await openConfiguredDatabase(settings, use, patience);
  if (filesUrl === undefined) return store;
  const { s3Files } = await import('./files/s3-files.ts');
  const inFolder = (await store.files.names()).length;
  const warnings =
    inFolder === 0
      ? []
      : [
          `${dataDir}/uploads contains ${inFolder} files that are no longer used, because FILES_URL is set. To move them: npm run submissions -- move-store.`,
        ];
  return {
    ...store,
    files: s3Files(filesUrl, store.incoming),
    isRemote: true,
    warnings: [...store.warnings, ...warnings],
  };
}

async function openConfiguredDatabase(
  settings: StoreSettings,
  use: StoreUse,
  patience: Partial<WaitLimits>,
): Promise<OpenStore> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined) {
    const store = use === 'server' ? await openStore(dataDir, patience) : openStoreHere(dataDir, patience);
    return use === 'copy' ? store : completeOrClosed(store);
  }
  const folders = makeFolders(dataDir);
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  const { run, countPost, clock, warnings, close } = await openPostgres(databaseUrl, use === 'copy');
  const queue = requestQueue({ ...defaultPatience, ...patience }, { isRemote: true });
  return {
    ...folders,
    ...queuedStore(run, queue, close),
    files: diskFiles(folders),
    isRemote: true,
    place: storePlace(settings),
    now: clock.now,
    findDamage: async () => undefined,
    countPost: (network, slot) => queue.ask('write', () => countPost(network, slot)),
    warnings: [...warnings, ...unusedDatabaseWarning(dataDir)],
  };
}

async function completeOrClosed(store: OpenStore): Promise<OpenStore> {
  try {
    await assertMoveFinished(store, store.place);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Finds a database that was in use before DATABASE_URL was set. */
function unusedDatabaseWarning(dataDir: string): string[] {
  const file = path.join(dataDir, 'submissions.sqlite');
  if (!statSync(file, { throwIfNoEntry: false })?.size) return [];
  return [
    `${file} is no longer used, because DATABASE_URL is set. To move its content: npm run submissions -- move-store.`,
  ];
}
