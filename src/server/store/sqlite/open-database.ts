import { DatabaseSync } from 'node:sqlite';
import { BrokenStoreError, StoreError } from '../store-error.ts';
import { migrations } from './migrations.ts';
import { resultCode } from './result-code.ts';

/** Marks a database of this program. It must not change, because existing databases have it. */
const applicationId = 0x494c4c55;

/**
 * Opens the database for durability: write-ahead log, every commit flushed to disk, removed rows overwritten.
 * After opening, it never waits for a lock: a locked database fails at once.
 * @throws StoreError if it can't be opened, is damaged or in use, belongs to another program, or was made by
 *   a newer version of the server
 */
export function openDatabase(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: openMs, enableForeignKeyConstraints: true });
    refuseForeign(database, file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    assertPragma(database, 'journal_mode', 'wal');
    // In write-ahead mode, any lower level may lose an acknowledged commit after a power failure.
    assertPragma(database, 'synchronous', 2);
    const [check] = database.prepare('PRAGMA quick_check(1)').all();
    if (check?.['quick_check'] !== 'ok')
      throw new BrokenStoreError(`The database ${file} is damaged. ${restore}`);
    migrate(database, file);
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    database?.close();
    throw explainError(error, file);
  }
}

/** The time that the start waits for a process that has locked the database. */
const openMs = 5000;

/** An error of SQLite as a sentence. */
function explainError(error: unknown, file: string): unknown {
  const code = resultCode(error);
  if (code === undefined) return error;
  const { message } = error as Error;
  if (code === 'corrupt' || code === 'notadb')
    return new BrokenStoreError(`The database ${file} is damaged (${message}). ${restore}`, {
      cause: error,
    });
  if (code === 'busy' || code === 'locked')
    return new StoreError(
      `Another program locks the database ${file}. Start the server again when that program has ended.`,
      { cause: error },
    );
  return new StoreError(
    `The database ${file} can’t be used (${message}). Allow the server to write there, free space on the disk, or give DATA_DIR another folder.`,
    { cause: error },
  );
}

const restore = 'Replace it with a backup, remove its -wal and -shm files, and start again.';

function refuseForeign(database: DatabaseSync, file: string): void {
  const id = pragma(database, 'application_id');
  const version = Number(pragma(database, 'user_version'));
  const isEmpty = pragma(database, 'schema_version') === 0;
  if (!isEmpty && id !== applicationId) {
    throw new StoreError(`${file} is a database of another program. Give DATA_DIR a separate folder.`);
  }
  if (version > migrations.length) {
    throw new StoreError(
      `The database ${file} was made by a newer version of this server (${version}; this version supports ${migrations.length}). Start the newer version.`,
    );
  }
}

/**
 * Each step is one transaction together with its number, so that after a crash the step is complete or
 * absent.
 */
function migrate(database: DatabaseSync, file: string): void {
  // A current database is opened even while another process has locked it.
  while (pragma(database, 'user_version') !== migrations.length) {
    database.exec('BEGIN IMMEDIATE');
    try {
      // The version is read within the transaction, because another process may have migrated meanwhile.
      refuseForeign(database, file);
      const version = Number(pragma(database, 'user_version'));
      const step = migrations[version];
      if (step !== undefined) {
        database.exec(
          `${step}; PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version + 1}`,
        );
      }
      database.exec('COMMIT');
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
    `The database can’t guarantee to store data: ${name} is ${String(found)}, not ${expected}.`,
  );
}

function pragma(database: DatabaseSync, name: string): unknown {
  return Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}
