import { mkdirSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { copyFile, link } from 'node:fs/promises';
import path from 'node:path';
import { copyDatabase, databaseFacts, databaseFile } from './database-facts.ts';
import { takeWorkFolder } from './work-folder.ts';

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
 * @param copy fills the folder of the snapshot from a store that is elsewhere
 * @throws BackupError where another backup or restore is at work in the folder
 */
export async function takeSnapshot(
  dataDir: string,
  copy?: (folder: string) => Promise<void>,
): Promise<Snapshot> {
  const { folder, remove } = takeWorkFolder(dataDir, 'backup');
  try {
    const uploads = path.join(folder, 'uploads');
    if (copy) await copy(folder);
    else await fillFrom(dataDir, folder);
    const names = readdirSync(uploads)
      .filter((name) => name !== 'tmp')
      .sort();
    return { folder, files: [databaseFile, ...names.map((name) => `uploads/${name}`)], remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * A file that is named and not there was lost, or erased after the moment of the database. In the second case the
 * moment is taken anew, so that what was erased is in no backup that was made later.
 */
async function fillFrom(dataDir: string, folder: string): Promise<void> {
  mkdirSync(path.join(folder, 'uploads'), { recursive: true, mode: 0o700 });
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

function storedNames(file: string): Set<string> {
  return new Set(databaseFacts(file).named.map(({ name }) => name));
}

/**
 * Where a stored file may lie. The place among the uploads is looked at twice: the file may be moved there between the
 * first two looks.
 */
export function storedPlaces(dataDir: string, name: string): string[] {
  return ['uploads', 'uploads/tmp', 'uploads'].map((folder) => path.join(dataDir, folder, name));
}

async function takeFile(dataDir: string, folder: string, name: string): Promise<boolean> {
  const to = path.join(folder, 'uploads', name);
  for (const from of storedPlaces(dataDir, name)) {
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
