import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A kind of store, with access to it without the server. */
export interface TortureStore {
  name: string;
  /** The settings of a server with this store. */
  env: (dataDir: string) => Record<string, string>;
  /** Reads the store. No server needs to run. */
  read: (dataDir: string) => Promise<Stored>;
  /** The number of deliveries due at a time (ISO 8601, UTC), and of all pending ones. */
  waiting: (dataDir: string, at: string) => Promise<{ due: number; waiting: number }>;
}

export interface Stored {
  submissions: SubmissionInStore[];
  /** The names of files without a submission, and of unfinished uploads. */
  strays: string[];
}

export interface SubmissionInStore {
  key: string | null;
  reference: string;
  /** The answers as JSON. */
  answers: string | null;
  /** `found`: SHA-256 of the file on disk, or "missing". `noted`: the SHA-256 in its database row. */
  files: { found: string; noted: string }[];
}

/** The store that only needs Node: an SQLite database, and files. */
export const sqliteOnDisk: TortureStore = {
  name: 'SQLite and disk',
  env: (dataDir) => ({ DATA_DIR: dataDir }),
  read: async (dataDir) => inDatabase(dataDir, (database) => readStored(database, dataDir)),
  waiting: async (dataDir, at) =>
    inDatabase(dataDir, (database) => {
      const row = database
        .prepare(
          `SELECT count(*) AS waiting, coalesce(sum(next_at <= ?), 0) AS due FROM deliveries WHERE state = 'pending'`,
        )
        .get(at);
      return { due: Number(row?.['due']), waiting: Number(row?.['waiting']) };
    }),
};

function inDatabase<T>(dataDir: string, read: (database: DatabaseSync) => T): T {
  using database = new DatabaseSync(path.join(dataDir, 'submissions.sqlite'), { timeout: 5000 });
  return read(database);
}

function readStored(database: DatabaseSync, dataDir: string): Stored {
  const uploads = path.join(dataDir, 'uploads');
  const rows = database.prepare('SELECT id, key, reference, data FROM submissions ORDER BY seq').all();
  const files = database.prepare('SELECT submission_id, stored_name, sha256 FROM files').all();
  const submissions = rows.map(({ id, key, reference, data }) => ({
    key: key as string | null,
    reference: String(reference),
    answers: data as string | null,
    files: files
      .filter(({ submission_id }) => submission_id === id)
      .map(({ stored_name, sha256 }) => ({
        found: fileSha256(path.join(uploads, String(stored_name))),
        noted: String(sha256),
      })),
  }));
  const known = new Set(files.map(({ stored_name }) => String(stored_name)));
  // The server's occasional test file belongs to no submission.
  const arriving = namesIn(path.join(uploads, 'tmp')).filter((name) => !name.startsWith('probe-'));
  const names = [...namesIn(uploads), ...arriving.map((name) => `tmp/${name}`)];
  return { submissions, strays: names.filter((name) => !known.has(name)) };
}

function fileSha256(file: string): string {
  if (!existsSync(file)) return 'missing';
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
