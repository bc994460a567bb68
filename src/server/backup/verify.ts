import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { KeepLimit } from '../keep-limits.ts';
import { readArchive } from './archive.ts';
import { BackupError, explained } from './backup-error.ts';
import {
  changedSubmissions,
  databaseFacts,
  databaseFaults,
  databaseFile,
  type DatabaseFacts,
  type NamedFile,
} from './database-facts.ts';
import { storedPlaces } from './snapshot.ts';
import { unpackedFolder } from './unpacked-folder.ts';

/** What a data folder or a backup holds, and what is wrong with it. */
export interface Findings {
  submissions: number;
  files: number;
  /** Of the files alone. */
  bytes: number;
  /** Submissions that are kept for longer than their forms say. */
  overdue: number;
  /** Sentences for the owner. */
  faults: string[];
}

/** The SHA-256 of files by their stored names. */
type Sums = ReadonlyMap<string, string>;

/**
 * Checks a data folder while the server goes on: whether the database is sound, all answers are what was sent, and each
 * file that it names is there with the bytes that were sent; and whether files lie there that no submission has.
 * @param limits how long submissions are kept
 */
export async function verifyFolder(dataDir: string, limits: readonly KeepLimit[] = []): Promise<Findings> {
  const file = path.join(dataDir, databaseFile);
  const faults = databaseFaults(file);
  if (faults.length > 0) return unreadable(faults);
  const before = databaseFacts(file).named;
  const sums = new Map<string, string>();
  for (const { name } of before) {
    const sum = await sumOfStored(dataDir, name);
    if (sum !== undefined) sums.set(name, sum);
  }
  const uploads = path.join(dataDir, 'uploads');
  const there = readdirSync(uploads).filter((name) =>
    statSync(path.join(uploads, name), { throwIfNoEntry: false })?.isFile(),
  );
  // What was erased meanwhile is not missed, and what came meanwhile is not superfluous.
  const after = databaseFacts(file, limits);
  const still = new Set(after.named.map(({ name }) => name));
  const named = before.filter(({ name }) => still.has(name));
  return findings(after, [...changed(file), ...missing(named, sums), ...superfluous(there, after.named)]);
}

/**
 * Checks a backup in the same way, reading it from its beginning to its end. Its database is unpacked for that into a
 * folder of its own that is removed afterwards, the files are not.
 * @throws BackupError where it can't be read at all
 */
export async function verifyBackup(
  file: string,
  key: Buffer | undefined,
  limits: readonly KeepLimit[] = [],
): Promise<Findings> {
  const { folder, remove } = unpackedFolder();
  const database = path.join(folder, databaseFile);
  const sums = new Map<string, string>();
  try {
    await readArchive(file, key, async (name, content) => {
      const unpack = () => pipeline(content, createWriteStream(database, { mode: 0o600 }));
      if (name === databaseFile) await explained(folder, unpack);
      else sums.set(path.basename(name), await sumOf(content));
    });
    if (!existsSync(database))
      throw new BackupError(`${file} is no backup of submissions: it holds no database.`);
    const faults = databaseFaults(database);
    if (faults.length > 0) return unreadable(faults);
    const facts = databaseFacts(database, limits);
    return findings(facts, [
      ...changed(database),
      ...missing(facts.named, sums),
      ...superfluous([...sums.keys()], facts.named),
    ]);
  } finally {
    remove();
  }
}

function findings({ submissions, overdue, named }: DatabaseFacts, faults: string[]): Findings {
  const bytes = named.reduce((total, file) => total + file.bytes, 0);
  return { submissions, files: named.length, bytes, overdue, faults };
}

function unreadable(faults: string[]): Findings {
  return { submissions: 0, files: 0, bytes: 0, overdue: 0, faults };
}

function changed(file: string): string[] {
  return changedSubmissions(file).map((reference) => `${reference}: the answers are not what was sent.`);
}

function missing(named: readonly NamedFile[], sums: Sums): string[] {
  return named.flatMap(({ name, reference, sha256 }) => {
    const sum = sums.get(name);
    if (sum === sha256) return [];
    const what = sum === undefined ? 'is missing' : 'is not what was sent';
    return [`${reference}: the file uploads/${name} ${what}.`];
  });
}

function superfluous(there: readonly string[], named: readonly NamedFile[]): string[] {
  const known = new Set(named.map(({ name }) => name));
  return there
    .filter((name) => !known.has(name))
    .map((name) => `The file uploads/${name} belongs to no submission.`);
}

/** Nothing where the file is in none of its places. */
async function sumOfStored(dataDir: string, name: string): Promise<string | undefined> {
  for (const place of storedPlaces(dataDir, name)) {
    try {
      return await sumOf(createReadStream(place));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

async function sumOf(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
