import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RetentionLimit } from '../retention-limits.ts';
import { readArchive } from './archive.ts';
import { BackupError, explainErrors } from './backup-error.ts';
import {
  changedSubmissions,
  databaseFacts,
  databaseFailures,
  databaseFileName,
  type DatabaseFacts,
  type NamedFile,
} from './database-facts.ts';
import { storedPaths } from './snapshot.ts';
import { unpackedFolder } from './unpacked-folder.ts';

/** The contents of a data folder or a backup, and their errors. */
export interface VerifyResult {
  submissions: number;
  files: number;
  /** The size of the files, without the database. */
  bytes: number;
  /** The number of submissions stored for longer than their form allows. */
  overdue: number;
  /** The errors, as sentences for the owner. */
  failures: string[];
}

/** The SHA-256 of files by stored name. */
type Sums = ReadonlyMap<string, string>;

/**
 * Verifies a data folder while the server runs: the database is valid, all answers are unchanged, each file of a
 * submission exists with its original bytes, and there are no other files.
 * @param limits how long submissions are stored
 */
export async function verifyFolder(
  dataDir: string,
  limits: readonly RetentionLimit[] = [],
): Promise<VerifyResult> {
  const file = path.join(dataDir, databaseFileName);
  const failures = databaseFailures(file);
  if (failures.length > 0) return unreadable(failures);
  const before = databaseFacts(file).named;
  const sums = new Map<string, string>();
  for (const { name } of before) {
    const sum = await sumOfStored(dataDir, name);
    if (sum !== undefined) sums.set(name, sum);
  }
  const uploads = path.join(dataDir, 'uploads');
  const presentNames = readdirSync(uploads).filter((name) =>
    statSync(path.join(uploads, name), { throwIfNoEntry: false })?.isFile(),
  );
  // Files that were erased or that arrived meanwhile are no errors.
  const after = databaseFacts(file, limits);
  const namesNow = new Set(after.named.map(({ name }) => name));
  const named = before.filter(({ name }) => namesNow.has(name));
  return verifyResult(after, [
    ...changed(file),
    ...missing(named, sums),
    ...superfluous(presentNames, after.named),
  ]);
}

/**
 * Verifies a backup in the same way, reading it completely. Its database is unpacked into a temporary folder; its
 * files are not.
 * @throws BackupError if it can't be read at all
 */
export async function verifyBackup(
  file: string,
  key: string | undefined,
  limits: readonly RetentionLimit[] = [],
): Promise<VerifyResult> {
  const { folder, remove } = unpackedFolder();
  const database = path.join(folder, databaseFileName);
  const sums = new Map<string, string>();
  try {
    await readArchive(file, key, async (name, content) => {
      const unpack = () => pipeline(content, createWriteStream(database, { mode: 0o600 }));
      if (name === databaseFileName) await explainErrors(folder, unpack);
      else sums.set(path.basename(name), await contentHash(content));
    });
    if (!existsSync(database))
      throw new BackupError(`${file} is not a backup of submissions: it has no database.`);
    const failures = databaseFailures(database);
    if (failures.length > 0) return unreadable(failures);
    const facts = databaseFacts(database, limits);
    return verifyResult(facts, [
      ...changed(database),
      ...missing(facts.named, sums),
      ...superfluous([...sums.keys()], facts.named),
    ]);
  } finally {
    remove();
  }
}

function verifyResult({ submissions, overdue, named }: DatabaseFacts, failures: string[]): VerifyResult {
  const bytes = named.reduce((total, file) => total + file.bytes, 0);
  return { submissions, files: named.length, bytes, overdue, failures };
}

function unreadable(failures: string[]): VerifyResult {
  return { submissions: 0, files: 0, bytes: 0, overdue: 0, failures };
}

function changed(file: string): string[] {
  return changedSubmissions(file).map(
    (reference) => `${reference}: the answers differ from the submitted ones.`,
  );
}

function missing(named: readonly NamedFile[], sums: Sums): string[] {
  return named.flatMap(({ name, reference, sha256 }) => {
    const sum = sums.get(name);
    if (sum === sha256) return [];
    const what = sum === undefined ? 'is missing' : 'differs from the submitted one';
    return [`${reference}: the file uploads/${name} ${what}.`];
  });
}

function superfluous(presentNames: readonly string[], named: readonly NamedFile[]): string[] {
  const expectedNames = new Set(named.map(({ name }) => name));
  return presentNames
    .filter((name) => !expectedNames.has(name))
    .map((name) => `The file uploads/${name} belongs to no submission.`);
}

/** The SHA-256 of a stored file; undefined if the file is at none of its possible paths. */
async function sumOfStored(dataDir: string, name: string): Promise<string | undefined> {
  for (const place of storedPaths(dataDir, name)) {
    try {
      return await contentHash(createReadStream(place));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

async function contentHash(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
