import { Kysely, SqliteDialect } from 'kysely';
import type { DatabaseSync } from 'node:sqlite';
import { copyOperations } from '../queries/copy-operations.ts';
import { outbox } from '../queries/outbox.ts';
import { owner } from '../queries/owner.ts';
import { storeReads } from '../queries/store-reads.ts';
import { monitoringQueries } from '../queries/monitoring.ts';
import { addSubmission } from '../queries/add-submission.ts';
import type { Operations } from '../requests.ts';
import { StoreRequestError } from '../store-error.ts';
import type { Tables } from '../tables.ts';
import { kyselyDatabase } from './kysely-database.ts';
import { resultCode } from './result-code.ts';

/** The operations of a store on an open database. A request fails as busy if another process has locked it. */
export interface SqliteStore extends Operations {
  close(): Promise<void>;
}

/** Creates the store on an SQLite database. Each request is one try: the caller decides about retries. */
export function sqliteStore(database: DatabaseSync): SqliteStore {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(database) }) });
  const operations: Operations = {
    add: (submission) => addSubmission(db, submission),
    ...storeReads(db),
    ...outbox(db, { skipLocked: false }),
    ...owner(db),
    ...copyOperations(db),
    ...monitoringQueries(db),
    purge: purger(database),
  };
  return {
    ...withFailures(operations),
    // Kysely opens its connection with the first query, and only closes a connection that it has opened.
    close: async () => {
      await db.destroy();
      if (database.isOpen) database.close();
    },
  };
}

/** Rewrites the database without removed rows, and empties its log. */
function purger(database: DatabaseSync): () => Promise<void> {
  let isRewritten = false;
  return async () => {
    try {
      // Rewriting is slow for a large database, so it is not repeated if only the log was in use the last
      // time.
      if (!isRewritten) database.exec('VACUUM');
      isRewritten = true;
    } finally {
      // If there is no space for rewriting, removed rows are overwritten in place.
      emptyLog(database);
    }
    isRewritten = false;
  };
}

function emptyLog(database: DatabaseSync): void {
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  if (busy !== 0) throw new StoreRequestError('busy', 'the log of the database is in use');
}

function withFailures(operations: Operations): Operations {
  const entries = Object.entries(operations).map(([name, operation]) => [
    name,
    async (...args: unknown[]) => {
      try {
        return await (operation as (...args: unknown[]) => Promise<unknown>)(...args);
      } catch (error) {
        throw toStoreError(error);
      }
    },
  ]);
  return Object.fromEntries(entries) as Operations;
}

/** Converts an SQLite error into a StoreRequestError; other errors are bugs and stay unchanged. */
function toStoreError(error: unknown): unknown {
  const code = resultCode(error);
  if (code === undefined) return error;
  const kind = code === 'full' ? 'full' : code === 'busy' || code === 'locked' ? 'busy' : 'failed';
  return new StoreRequestError(kind, (error as Error).message, { cause: error });
}
