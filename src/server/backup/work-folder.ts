import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockWork } from '../store/folder/lock.ts';
import { BackupError } from './backup-error.ts';

/** A temporary folder inside a data folder, in which one command copies the contents. */
export interface WorkFolder {
  /** The path; the folder does not exist yet. */
  folder: string;
  remove(): void;
}

const prefixes = { backup: 'snapshot-', restore: 'restored-' };
const lockName = 'backup.lock';

/**
 * Reserves a folder for one command, after removing the remains of killed commands.
 * @throws BackupError if another command is running in the same data folder
 */
export function takeWorkFolder(dataDir: string, work: keyof typeof prefixes): WorkFolder {
  const unlock = lockWork(dataDir, lockName);
  if (!unlock)
    throw new BackupError(`Another backup or restore is running in ${dataDir}. Wait until it has ended.`);
  removeAll(dataDir);
  const folder = path.join(dataDir, `${prefixes[work]}${Date.now()}`);
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      unlock();
    },
  };
}

/** Removes the folders that killed commands have left: they may contain data that were erased since. */
export function removeLeftWork(dataDir: string): void {
  const unlock = lockWork(dataDir, lockName);
  // If a command is running, it removes its folder itself.
  if (!unlock) return;
  removeAll(dataDir);
  unlock();
}

/** Only one command runs there at a time, so these folders are abandoned. */
function removeAll(dataDir: string): void {
  const isWork = (name: string): boolean => Object.values(prefixes).some((prefix) => name.startsWith(prefix));
  for (const name of readdirSync(dataDir).filter(isWork))
    rmSync(path.join(dataDir, name), { recursive: true });
}
