import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { databaseFile } from './snapshot.ts';

/** What a data folder or a backup holds, and what is wrong with it. */
export interface Findings {
  submissions: number;
  files: number;
  /** Of the files alone. */
  bytes: number;
  /** Sentences for the owner. */
  faults: string[];
}

/** The SHA-256 of files by their stored names. */
type Sums = ReadonlyMap<string, string>;

/**
 * Checks a data folder while the server goes on: whether the database is sound, and each file that it names is there
 * with the bytes that were sent; and whether files lie there that no submission has.
 */
export async function verifyFolder(dataDir: string): Promise<Findings> {
  const file = path.join(dataDir, databaseFile);
  const faults = databaseFaults(file);
  if (faults.length > 0) return unreadable(faults);
  const before = namedFiles(file);
  const sums = new Map<string, string>();
  for (const { name } of before) {
    const places = ['uploads', 'uploads/tmp'].map((each) => path.join(dataDir, each, name));
    const place = places.find((each) => existsSync(each));
    if (place !== undefined) sums.set(name, await sumOf(createReadStream(place)));
  }
  const uploads = path.join(dataDir, 'uploads');
  const there = readdirSync(uploads).filter((name) => statSync(path.join(uploads, name)).isFile());
  // What was erased meanwhile is not missed, and what came meanwhile is not superfluous.
  const after = namedFiles(file);
  const still = new Set(after.map(({ name }) => name));
  const named = before.filter(({ name }) => still.has(name));
  return findings(file, [...missing(named, sums), ...superfluous(there, after)]);
}

/**
 * Checks a backup in the same way, reading it from its beginning to its end. Its database is unpacked for that into a
 * folder of its own that is removed afterwards, the files are not.
 * @throws BackupError where it can't be read at all
 */
export async function verifyBackup(file: string, key: Buffer | undefined): Promise<Findings> {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const database = path.join(folder, databaseFile);
  const sums = new Map<string, string>();
  try {
    await readArchive(file, key, async (name, content) => {
      if (name === databaseFile) await pipeline(content, createWriteStream(database, { mode: 0o600 }));
      else sums.set(path.basename(name), await sumOf(content));
    });
    if (!existsSync(database))
      throw new BackupError(`${file} is no backup of submissions: it holds no database.`);
    const faults = databaseFaults(database);
    if (faults.length > 0) return unreadable(faults);
    const named = namedFiles(database);
    return findings(database, [...missing(named, sums), ...superfluous([...sums.keys()], named)]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findings(database: string, faults: string[]): Findings {
  const files = namedFiles(database);
  return {
    submissions: countSubmissions(database),
    files: files.length,
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    faults,
  };
}

function unreadable(faults: string[]): Findings {
  return { submissions: 0, files: 0, bytes: 0, faults };
}

function missing(named: readonly NamedFile[], sums: Sums): string[] {
  return named.flatMap(({ name, reference, sha256 }) => {
    const sum = sums.get(name);
    if (sum === sha256) return [];
    return [
      `${reference}: the file uploads/${name} ${sum === undefined ? 'is missing' : 'is not what was sent'}.`,
    ];
  });
}

function superfluous(there: readonly string[], named: readonly NamedFile[]): string[] {
  const known = new Set(named.map(({ name }) => name));
  return there
    .filter((name) => !known.has(name))
    .map((name) => `The file uploads/${name} belongs to no submission.`);
}

function databaseFaults(file: string): string[] {
  try {
    using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const found = database.prepare('PRAGMA integrity_check(3)').all();
    const orphans = database.prepare('PRAGMA foreign_key_check').all();
    return [
      ...found.map((row) => String(row['integrity_check'])).filter((word) => word !== 'ok'),
      ...(orphans.length > 0 ? [`${orphans.length} rows belong to no submission`] : []),
    ].map((words) => `The database is damaged: ${words}.`);
  } catch (error) {
    return [`The database is damaged: ${(error as Error).message}.`];
  }
}

interface NamedFile {
  name: string;
  reference: string;
  sha256: string;
  bytes: number;
}

function namedFiles(file: string): NamedFile[] {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const rows = database
    .prepare(
      `SELECT stored_name AS name, reference, sha256, bytes FROM files
       JOIN submissions ON submissions.id = files.submission_id ORDER BY seq, stored_name`,
    )
    .all();
  return rows as unknown as NamedFile[];
}

function countSubmissions(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  return Number(database.prepare('SELECT count(*) AS count FROM submissions').get()?.['count']);
}

async function sumOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
