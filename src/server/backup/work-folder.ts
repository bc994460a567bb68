import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockWork } from '../store/folder/lock.ts';
import { BackupError } from './backup-error.ts';

/** A folder within a data folder for a copy of what is stored, for as long as one command works on it. */
export interface WorkFolder {
  /** It is not there yet. */
  folder: string;
  remove(): void;
}

const prefixes = { backup: 'snapshot-', restore: 'restored-' };
const lockName = 'backup.lock';

/**
 * Gives a folder to one command; what a command that was killed has left goes first.
 * @throws BackupError where another command is at work in the same data folder
 */
export function takeWorkFolder(dataDir: string, work: keyof typeof prefixes): WorkFolder {
  const unlock = lockWork(dataDir, lockName);
  if (!unlock) throw new BackupError(`Another backup or restore is at work in ${dataDir}. Wait for its end.`);
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

/** Removes what a command that was killed has left: nobody else would, and it may hold what was erased since. */
export function removeLeftWork(dataDir: string): void {
  const unlock = lockWork(dataDir, lockName);
  // What somebody works on is removed at the end of it.
  if (!unlock) return;
  removeAll(dataDir);
  unlock();
}

/** Only one command works there at a time, so that what is there was left. */
function removeAll(dataDir: string): void {
  const isWork = (name: string): boolean => Object.values(prefixes).some((prefix) => name.startsWith(prefix));
  for (const name of readdirSync(dataDir).filter(isWork))
    rmSync(path.join(dataDir, name), { recursive: true });
}
