import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';

/** The store can't be used, for a reason that the owner of the server can act on; the message is a sentence. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Marks a database as one of this program. It never changes: existing databases have it. */
const applicationId = 0x494c4c55;

/**
 * Opens the database so that nothing is lost: write-ahead log, every commit flushed to the disk, removed rows
 * overwritten.
 * @throws StoreError where it is damaged, belongs to another program, or was made by a newer version of the server
 */
export function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
    refuseForeign(database, file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    assertPragma(database, 'journal_mode', 'wal');
    // In write-ahead mode anything below FULL lets an acknowledged commit vanish when the power fails.
    assertPragma(database, 'synchronous', 2);
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.['quick_check'] !== 'ok') throw new StoreError(`The database ${file} is damaged. ${restore}`);
    migrate(database, file);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof Error && isDamage(error)) {
      throw new StoreError(`The database ${file} is damaged (${error.message}). ${restore}`, {
        cause: error,
      });
    }
    throw error;
  }
}

const restore = 'Put a backup in its place, with its -wal and -shm files removed, and start again.';

function refuseForeign(database: DatabaseSync, file: string): void {
  const id = pragma(database, 'application_id');
  const version = Number(pragma(database, 'user_version'));
  const empty = pragma(database, 'schema_version') === 0;
  if (!empty && id !== applicationId) {
    throw new StoreError(`${file} is a database of another program. Give DATA_DIR a folder of its own.`);
  }
  if (version > migrations.length) {
    throw new StoreError(
      `The database ${file} was made by a newer version of this server (${version}; this one knows ${migrations.length}). Start that version.`,
    );
  }
}

/** Each step is one transaction with its number, so that a crash leaves the database before or after it. */
function migrate(database: DatabaseSync, file: string): void {
  for (;;) {
    database.exec('BEGIN IMMEDIATE');
    try {
      // Read within the transaction: another process may have been faster.
      refuseForeign(database, file);
      const version = Number(pragma(database, 'user_version'));
      const step = migrations[version];
      if (step !== undefined) {
        database.exec(
          `${step}; PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version + 1}`,
        );
      }
      database.exec('COMMIT');
      if (step === undefined) return;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}

function assertPragma(database: DatabaseSync, name: string, expected: string | number): void {
  const found = pragma(database, name);
  if (found === expected) return;
  throw new StoreError(
    `The database can’t promise to keep what it is given: ${name} is ${String(found)}, not ${expected}.`,
  );
}

function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
function isDamage(error: Error): boolean {
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === 11 || code === 26;
}
