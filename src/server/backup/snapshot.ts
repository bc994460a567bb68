import { mkdirSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { copyFile, link } from 'node:fs/promises';
import path from 'node:path';
import { copyDatabase, databaseFacts, databaseFileName } from './database-facts.ts';
import { takeWorkFolder } from './work-folder.ts';

/** A consistent copy of a data folder. */
export interface Snapshot {
  /** Structured like a data folder: submissions.sqlite and uploads/. */
  folder: string;
  /** The paths of all its files, the database first. */
  files: string[];
  remove(): void;
}

/**
 * Takes a snapshot of a data folder while the server runs: the database in the state that one transaction
 * sees, and hard links to its files. The links stay valid when the originals are removed.
 * @param copy fills the snapshot's folder from a remote store
 * @throws BackupError if another backup or restore is running in the folder
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
    return { folder, files: [databaseFileName, ...names.map((name) => `uploads/${name}`)], remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Copies the database into the snapshot's folder, and links its files. If the live
 * database still names a missing file, the file was lost. Otherwise it was erased after the database was copied: the
 * database is copied again, so that the backup does not contain erased data.
 */
async function fillFrom(dataDir: string, folder: string): Promise<void> {
  mkdirSync(path.join(folder, 'uploads'), { recursive: true, mode: 0o700 });
  const [live, copy] = [path.join(dataDir, databaseFileName), path.join(folder, databaseFileName)];
  for (;;) {
    rmSync(copy, { force: true });
    copyDatabase(live, copy);
    const named = storedNames(copy);
    for (const name of readdirSync(path.join(folder, 'uploads')))
      if (!named.has(name)) unlinkSync(path.join(folder, 'uploads', name));
    const missing: string[] = [];
    for (const name of named) if (!(await takeFile(dataDir, folder, name))) missing.push(name);
    if (missing.length === 0) return;
    const namesNow = storedNames(live);
    if (missing.every((name) => namesNow.has(name))) return;
  }
}

function storedNames(file: string): Set<string> {
  return new Set(databaseFacts(file).named.map(({ name }) => name));
}

/**
 * The possible paths of a stored file. The final path is listed twice, because the file may be moved there
 * between the first two checks.
 */
export function storedPaths(dataDir: string, name: string): string[] {
  return ['uploads', 'uploads/tmp', 'uploads'].map((folder) => path.join(dataDir, folder, name));
}

async function takeFile(dataDir: string, folder: string, name: string): Promise<boolean> {
  const to = path.join(folder, 'uploads', name);
  for (const from of storedPaths(dataDir, name)) {
    try {
      await link(from, to).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return undefined;
        if (error.code === 'ENOENT') throw error;
        // Some file systems have no hard links.
        return copyFile(from, to);
      });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return false;
}
