import { mkdirSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { copyFile, link } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lockFolder } from '../store/lock.ts';
import { BackupError } from './backup-error.ts';

/** A data folder as it was at one moment. */
export interface Snapshot {
  /** It has the shape of a data folder: submissions.sqlite and uploads/. */
  folder: string;
  /** The paths of all its files below it, the database first. */
  files: string[];
  remove(): void;
}

/**
 * Takes a snapshot of a data folder while the server goes on: the database as one transaction saw it, and every file
 * that its rows name, as a second name of the same bytes, which stays when the first one goes.
 * @throws BackupError where another backup of the folder is being made
 */
export async function takeSnapshot(dataDir: string): Promise<Snapshot> {
  const unlock = lockFolder(dataDir, 'backup.lock');
  if (!unlock) throw new BackupError(`Another backup of ${dataDir} is being made. Wait for its end.`);
  // Only one is made at a time, so that what is there was left by one that was killed.
  for (const name of readdirSync(dataDir).filter((each) => each.startsWith(prefix)))
    rmSync(path.join(dataDir, name), { recursive: true });
  const folder = path.join(dataDir, `${prefix}${Date.now()}`);
  const remove = (): void => {
    rmSync(folder, { recursive: true, force: true });
    unlock();
  };
  try {
    const uploads = path.join(folder, 'uploads');
    mkdirSync(uploads, { recursive: true, mode: 0o700 });
    await fill(dataDir, folder);
    const names = readdirSync(uploads).sort();
    return { folder, files: [databaseFile, ...names.map((name) => `uploads/${name}`)], remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The database of a data folder, of a snapshot and of a backup. */
export const databaseFile = 'submissions.sqlite';

const prefix = 'snapshot-';

/**
 * A file that is named and not there was lost, or erased after the moment of the database. In the second case the
 * moment is taken anew, so that what was erased is in no backup that was made later.
 */
async function fill(dataDir: string, folder: string): Promise<void> {
  const [live, copy] = [path.join(dataDir, databaseFile), path.join(folder, databaseFile)];
  for (;;) {
    rmSync(copy, { force: true });
    copyDatabase(live, copy);
    const named = storedNames(copy);
    for (const name of readdirSync(path.join(folder, 'uploads')))
      if (!named.has(name)) unlinkSync(path.join(folder, 'uploads', name));
    const missing: string[] = [];
    for (const name of named) if (!(await takeFile(dataDir, folder, name))) missing.push(name);
    if (missing.length === 0) return;
    const still = storedNames(live);
    if (missing.every((name) => still.has(name))) return;
  }
}

/** Writes a copy of what one transaction sees; writers do not wait for it. */
function copyDatabase(from: string, to: string): void {
  using database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  database.prepare('VACUUM INTO ?').run(to);
}

function storedNames(file: string): Set<string> {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  return new Set(
    database
      .prepare('SELECT stored_name FROM files')
      .all()
      .map((row) => String(row['stored_name'])),
  );
}

/** The place among the uploads is looked at twice: the file may be moved there between the first two looks. */
async function takeFile(dataDir: string, folder: string, name: string): Promise<boolean> {
  const to = path.join(folder, 'uploads', name);
  for (const place of ['uploads', 'uploads/tmp', 'uploads']) {
    const from = path.join(dataDir, place, name);
    try {
      await link(from, to).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return undefined;
        if (error.code === 'ENOENT') throw error;
        // Some file systems know no second names.
        return copyFile(from, to);
      });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return false;
}
