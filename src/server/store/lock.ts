import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Locks a data folder for this process; the system ends the lock even when the process is killed. Only the holder of
 * the lock may clean up after a crash: for another server the same files may be uploads in progress.
 * @param name of the lock: each is for one kind of work
 * @returns a function that unlocks the folder; nothing where another process holds the lock
 */
export function lockFolder(dataDir: string, name = 'server.lock'): (() => void) | undefined {
  const lock = new DatabaseSync(path.join(dataDir, name), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (isBusy) return undefined;
    throw error;
  }
}
