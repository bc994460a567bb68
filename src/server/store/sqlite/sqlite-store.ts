import { Kysely, SqliteDialect } from 'kysely';
import type { DatabaseSync } from 'node:sqlite';
import { copies } from '../queries/copies.ts';
import { outbox } from '../queries/outbox.ts';
import { owner } from '../queries/owner.ts';
import { reading } from '../queries/read.ts';
import { selfKnowledge } from '../queries/self-knowledge.ts';
import { takeIn } from '../queries/take-in.ts';
import type { Operations } from '../requests.ts';
import { StoreFault } from '../store-error.ts';
import type { Tables } from '../tables.ts';
import { kyselyDatabase } from './kysely-database.ts';
import { resultCode } from './result-code.ts';

/** What a store is asked for, on an open database. A request that finds it held by another process fails as busy. */
export interface SqliteStore extends Operations {
  close(): Promise<void>;
}

/** The store on a database of SQLite. Each request is one try: whoever asks decides how often. */
export function sqliteStore(database: DatabaseSync): SqliteStore {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(database) }) });
  const operations: Operations = {
    add: (submission) => takeIn(db, submission),
    ...reading(db),
    ...outbox(db, { skipLocked: false }),
    ...owner(db),
    ...copies(db),
    ...selfKnowledge(db),
    purge: purger(database),
  };
  return {
    ...withFaults(operations),
    // Kysely opens its connection with the first query, and closes only what it has opened.
    close: async () => {
      await db.destroy();
      if (database.isOpen) database.close();
    },
  };
}

/** Rewrites the database without what was removed, and empties its log. */
function purger(database: DatabaseSync): () => Promise<void> {
  let rewritten = false;
  return async () => {
    try {
      // It takes long for a large database, and the log alone may have been in use.
      if (!rewritten) database.exec('VACUUM');
      rewritten = true;
    } finally {
      // Where there was no room to rewrite it, what was removed is overwritten in its place.
      emptyLog(database);
    }
    rewritten = false;
  };
}

function emptyLog(database: DatabaseSync): void {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  if (busy !== 0) throw new StoreFault('busy', 'the log of the database is in use');
}

function withFaults(operations: Operations): Operations {
  const entries = Object.entries(operations).map(([name, operation]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (operation as (...args: unknown[]) => Promise<unknown>)(...args);
      } catch (error) {
        throw toFault(error);
      }
    },
  ]);
  return Object.fromEntries(entries) as Operations;
}

/** What SQLite says, as a fault of the store; anything else is a mistake of ours and stays what it is. */
function toFault(error: unknown): unknown {
  const code = resultCode(error);
  if (code === undefined) return error;
  const kind = code === 'full' ? 'full' : code === 'busy' || code === 'locked' ? 'busy' : 'failed';
  return new StoreFault(kind, (error as Error).message, { cause: error });
}
