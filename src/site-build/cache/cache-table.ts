import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * A SQLite file with tables of JSON values for later runs. Several processes may use it at once. A missing or
 * damaged file counts as empty. If the file can't be written, nothing is saved and no error is thrown.
 */
export class CacheDatabase {
  readonly #file: string;
  readonly #tables = new Map<string, CacheTable<unknown>>();

  /** @param file its folder is created by `save` */
  constructor(file: string) {
    this.#file = file;
  }

  /**
   * The table with this name; each call returns the same object.
   * @param version identifies all inputs of the values, except their keys. Values of another version are ignored,
   *   and `save` removes them
   */
  table<Value>(name: string, version: string): CacheTable<Value> {
    const storedName = `${name} ${hash('sha256', version).slice(0, 16)}`;
    const table = this.#tables.get(storedName) ?? new CacheTable((keys) => this.#read(storedName, keys));
    this.#tables.set(storedName, table);
    return table as CacheTable<Value>;
  }

  /** Writes the changes of all tables in one transaction. */
  save(): void {
    const changedTables = [...this.#tables].filter(([, table]) => table.fresh.size + table.removed.size > 0);
    if (changedTables.length === 0) return;
    const write = (database: DatabaseSync) => {
      database.exec('BEGIN IMMEDIATE');
      for (const [name, table] of changedTables) writeChanges(database, name, table);
      database.exec('COMMIT');
      for (const [, { fresh, removed }] of changedTables) {
        fresh.clear();
        removed.clear();
      }
    };
    this.#use(write);
  }

  #read(table: string, keys?: readonly string[]): Map<string, unknown> {
    if (!existsSync(this.#file)) return new Map();
    const entries = this.#use((database) => {
      if (!hasTable(database, table)) return undefined;
      return keys ? readRows(database, table, keys) : readAll(database, table);
    });
    return new Map(entries);
  }

  /** Replaces a damaged file with a new one. @returns undefined if the file is locked, or can't be written */
  #use<Result>(run: (database: DatabaseSync) => Result, isNew = false): Result | undefined {
    let database: DatabaseSync | undefined;
    try {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      database = new DatabaseSync(this.#file, { timeout: WAIT_MS });
      return run(database);
    } catch (error) {
      if (!isDamage(error)) {
        if (error instanceof Error && 'code' in error) return undefined;
        throw error;
      }
      this.#remove();
      return isNew ? undefined : this.#use(run, true);
    } finally {
      database?.close();
    }
  }

  /** Removes the file, and the logs of transactions that SQLite stores beside it. */
  #remove(): void {
    const cwd = path.dirname(this.#file);
    for (const name of globSync(`${path.basename(this.#file)}*`, { cwd }))
      rmSync(path.join(cwd, name), { force: true });
  }
}

/** JSON values for later runs, by key. They are read on first use. */
export class CacheTable<Value> {
  /** The changes since the table was saved. */
  readonly fresh = new Map<string, Value | Json>();
  readonly removed = new Set<string>();
  readonly #load: (keys?: readonly string[]) => Map<string, Value>;
  #loaded: Map<string, Value | Json> | undefined;

  /** @param load reads the saved values: all, or those of some keys */
  constructor(load: (keys?: readonly string[]) => Map<string, Value>) {
    this.#load = load;
  }

  /** All values. */
  get entries(): Map<string, Value | Json> {
    return (this.#loaded ??= new Map<string, Value | Json>([...this.#load(), ...this.fresh]));
  }

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    return value instanceof Json ? (JSON.parse(value.text) as Value) : value;
  }

  /** The values of a few keys: the others are not read for them. */
  getSome(keys: readonly string[]): (Value | undefined)[] {
    const isUnread = !this.#loaded && this.fresh.size + this.removed.size === 0;
    const values = isUnread ? this.#load(keys) : this;
    return keys.map((key) => values.get(key));
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  keys(): IterableIterator<string> {
    return this.entries.keys();
  }

  set(key: string, value: Value | Json): void {
    this.fresh.set(key, value);
    this.removed.delete(key);
    this.#loaded?.set(key, value);
  }

  /** Sets a value as JSON text: text takes far less memory than objects. */
  setText(key: string, json: string): void {
    this.set(key, new Json(json));
  }

  /** Removes all keys that `isWanted` rejects. */
  keepOnly(isWanted: (key: string) => boolean): void {
    for (const key of this.entries.keys()) {
      if (isWanted(key)) continue;
      this.entries.delete(key);
      this.fresh.delete(key);
      this.removed.add(key);
    }
  }
}

/** A value that is not parsed. */
class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The time that a statement waits for the lock of another process, in milliseconds. */
const WAIT_MS = 5000;

type Row = readonly [key: string, value: unknown];

function readAll(database: DatabaseSync, table: string): Row[] {
  // All values in one text: fetching and parsing thousands of rows takes longer.
  const list = `SELECT json_group_array(key) AS keys, '[' || group_concat(value) || ']' AS list`;
  const row = database.prepare(`${list} FROM (SELECT * FROM "${table}" ORDER BY id)`).get()!;
  const values = JSON.parse(String(row['list'] ?? '[]')) as unknown[];
  return (JSON.parse(String(row['keys'])) as string[]).map((key, index) => [key, values[index]]);
}

function readRows(database: DatabaseSync, table: string, keys: readonly string[]): Row[] {
  const find = database.prepare(`SELECT value FROM "${table}" WHERE key = ?`);
  return keys.flatMap((key) => {
    const row = find.get(key);
    return row ? [[key, JSON.parse(String(row['value'])) as unknown]] : [];
  });
}

function hasTable(database: DatabaseSync, table: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;
}

function writeChanges(database: DatabaseSync, name: string, table: CacheTable<unknown>): void {
  const isNew = !hasTable(database, name);
  if (isNew) createTable(database, name);
  const put = database.prepare(`INSERT OR REPLACE INTO "${name}" (key, value) VALUES (?, ?)`);
  for (const [key, value] of isNew ? table.entries : table.fresh)
    put.run(key, value instanceof Json ? value.text : JSON.stringify(value));
  const remove = database.prepare(`DELETE FROM "${name}" WHERE key = ?`);
  for (const key of table.removed) remove.run(key);
}

/** Creates a table, and removes the tables with its name and another version. */
function createTable(database: DatabaseSync, name: string): void {
  const versions = `${name.slice(0, name.indexOf(' '))} *`;
  for (const oldTable of database.prepare('SELECT name FROM sqlite_schema WHERE name GLOB ?').all(versions))
    database.exec(`DROP TABLE "${String(oldTable['name'])}"`);
  database.exec(`CREATE TABLE "${name}" (id INTEGER PRIMARY KEY, key TEXT UNIQUE, value TEXT) STRICT`);
}

/** Whether an error means that the file is damaged or no database, and not only locked or read-only. */
function isDamage(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return error instanceof SyntaxError || errcode === 11 || errcode === 26;
}
