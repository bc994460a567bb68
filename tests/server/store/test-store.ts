import { Kysely, SqliteDialect } from 'kysely';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStoreOn, type OpenStore } from '../../../src/server/store/open-store.ts';
import type { WaitLimits } from '../../../src/server/store/request-queue.ts';
import { kyselyDatabase } from '../../../src/server/store/sqlite/kysely-database.ts';
import { openDatabase } from '../../../src/server/store/sqlite/open-database.ts';
import type { Tables } from '../../../src/server/store/tables.ts';
import { prepareFolders } from '../../../src/server/store/folder/upload-folders.ts';

/** A store of any kind, with the test's own access to its content. */
export interface TestStore extends OpenStore {
  /** The rows of the store, by a separate connection of the test. */
  db: Kysely<Tables>;
  /** The names of all incoming files and leftovers. */
  arriving(): Promise<string[]>;
  /** The settings, besides DATA_DIR, by which a server or the owner's command finds the store. */
  env: Record<string, string>;
}

/** A store in the thread of the test, which opens quickly. */
export interface FolderTestStore extends TestStore {
  /** The connection that the store itself uses. */
  sqlite: DatabaseSync;
}

export function openTestStore(dataDir: string, patience: Partial<WaitLimits> = {}): FolderTestStore {
  const { file, folders } = prepareFolders(dataDir);
  const sqlite = openDatabase(file);
  const store = createStoreOn(sqlite, folders, patience);
  const db = tablesIn(dataDir);
  const close = async () => {
    await db.destroy();
    await store.close();
  };
  return { ...store, db, sqlite, close, arriving: () => readdir(folders.incoming), env: {} };
}

/** A connection to the rows of a store; the caller destroys it. */
export function tablesIn(dataDir: string): Kysely<Tables> {
  const database = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'), { timeout: 5000 });
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(database) }) });
}
