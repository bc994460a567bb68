import type { SqliteDatabase, SqliteStatement } from 'kysely';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** Node's SQLite as kysely’s dialect expects it: the dialect needs to know which statements return rows. */
export function kyselyDatabase(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => {
      if (database.isOpen) database.close();
    },
    prepare: (sql): SqliteStatement => {
      // A transaction that reads before it writes must take the lock at its start; otherwise another process
      // could write in between.
      const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        // If the disk is full, SQLite rolls back by itself; the error of the explicit rollback must not hide
        // the reason.
        run: (parameters) =>
          sql === 'rollback' && !database.isTransaction ? nothing : statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

const nothing = { changes: 0, lastInsertRowid: 0 };
