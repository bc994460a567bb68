import { Kysely, SqliteDialect } from 'kysely';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { kyselyDatabase } from './kysely-database.ts';
import { openDatabase, StoreError } from './open-database.ts';
import type { Tables } from './tables.ts';

export interface Store {
  dataDir: string;
  /** Queries and transactions; a transaction is on the disk when its promise is fulfilled. */
  db: Kysely<Tables>;
  /** The same connection without kysely: for PRAGMA, VACUUM and checkpoints. */
  sqlite: DatabaseSync;
  /** The folder of the files of submissions, under their stored names. */
  uploads: string;
  /** The folder of files while they arrive. */
  incoming: string;
  close(): Promise<void>;
}

/**
 * Opens the store of what visitors sent, and makes it where there is none: DATA_DIR/submissions.sqlite and
 * DATA_DIR/uploads.
 * @throws StoreError where the store can't be trusted, with a sentence for the owner
 */
export function openStore(dataDir: string): Store {
  const file = path.join(dataDir, 'submissions.sqlite');
  const uploads = path.join(dataDir, 'uploads');
  const incoming = path.join(uploads, 'tmp');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  if (!existsSync(file) && readdirSync(uploads).some((name) => name !== 'tmp')) {
    throw new StoreError(
      `${uploads} holds files of submissions, but their database ${file} is missing. Put its backup in its place, or move the files away.`,
    );
  }
  const sqlite = openDatabase(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(sqlite) }) });
  // Kysely opens its connection with the first query, and closes only what it has opened.
  const close = async () => {
    await db.destroy();
    if (sqlite.isOpen) sqlite.close();
  };
  return { dataDir, db, sqlite, uploads, incoming, close };
}
