import { statSync } from 'node:fs';
import path from 'node:path';
import { diskFiles } from './files/disk-files.ts';
import { openStore, openStoreHere, type OpenStore } from './open-store.ts';
import { defaultPatience, requestQueue, type Patience } from './request-queue.ts';
import { storeOf } from './requests.ts';
import { storePlace, type StoreSettings } from './store-place.ts';
import { makeFolders } from './upload-folders.ts';

/**
 * Opens the store of the settings: in DATA_DIR, or where DATABASE_URL and FILES_URL say. The code for PostgreSQL and for S3
 * is loaded only then.
 * @param where a server keeps the database of a folder on a thread of its own; a command opens it in its own thread
 * @throws StoreError where it can't be trusted, with a sentence for the owner
 */
export async function openConfiguredStore(
  settings: StoreSettings,
  where: 'server' | 'command',
  patience: Partial<Patience> = {},
): Promise<OpenStore> {
  const { dataDir, filesUrl } = settings;
  const store = await openDatabaseOf(settings, where, patience);
  if (filesUrl === undefined) return store;
  const { s3Files } = await import('./files/s3-files.ts');
  const inFolder = (await store.files.names()).length;
  const warnings =
    inFolder === 0
      ? []
      : [
          `${dataDir}/uploads holds ${inFolder} files that are not used any more, because FILES_URL is set. They can be moved: npm run submissions -- move-store.`,
        ];
  return {
    ...store,
    files: s3Files(filesUrl, store.incoming),
    isRemote: true,
    warnings: [...store.warnings, ...warnings],
  };
}

async function openDatabaseOf(
  settings: StoreSettings,
  where: 'server' | 'command',
  patience: Partial<Patience>,
): Promise<OpenStore> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined)
    return where === 'server' ? openStore(dataDir, patience) : openStoreHere(dataDir, patience);
  const folders = makeFolders(dataDir);
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  const { run, countPost, clock, warnings, close } = await openPostgres(databaseUrl);
  const queue = requestQueue({ ...defaultPatience, ...patience }, { isRemote: true });
  return {
    ...folders,
    ...storeOf(run, queue, close),
    files: diskFiles(folders),
    isRemote: true,
    place: storePlace(settings),
    now: clock.now,
    countPost: (network, slot) => queue.ask('write', () => countPost(network, slot)),
    warnings: [...warnings, ...unused(dataDir)],
  };
}

/** A database that was in use before DATABASE_URL was set. */
function unused(dataDir: string): string[] {
  const file = path.join(dataDir, 'submissions.sqlite');
  if (!statSync(file, { throwIfNoEntry: false })?.size) return [];
  return [
    `${file} is not used any more, because DATABASE_URL is set. What it holds can be moved: npm run submissions -- move-store.`,
  ];
}
