import { createWriteStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../store/sqlite/open-database.ts';
import { syncFolder } from '../store/files/disk-moves.ts';
import { readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { databaseFileName } from './database-facts.ts';
import { verifyFolder, type VerifyResult } from './verify.ts';

/**
 * Unpacks a backup into an empty folder and verifies the result. Single missing or damaged files are
 * reported, and the rest stays; a backup that can't be read completely is not restored.
 * @throws BackupError if the folder is not empty, or the backup can't be read; the folder is then unchanged
 */
export async function restore(file: string, key: string | undefined, folder: string): Promise<VerifyResult> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupError(
      `${folder} is not empty, and restore never overwrites files. Stop the server, move the folder away, and run the command again.`,
    );
  const uploads = path.join(folder, 'uploads');
  mkdirSync(path.join(uploads, 'tmp'), { recursive: true, mode: 0o700 });
  try {
    await readArchive(file, key, (name, content) =>
      pipeline(
        content,
        createWriteStream(path.join(folder, name), { flags: 'wx', mode: 0o600, flush: true }),
      ),
    );
    const database = path.join(folder, databaseFileName);
    if (!existsSync(database))
      throw new BackupError(`${file} is not a backup of submissions: it has no database.`);
    await syncFolder(uploads);
    await syncFolder(folder);
    // Migrates the database of an older version.
    openDatabase(database).close();
    return await verifyFolder(folder);
  } catch (error) {
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
    throw error;
  }
}
