import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Claims a data folder for this process, by a lock that the system gives back even where the process is killed.
 * Only who holds it may clear up what a crash left: to another server the same files may be uploads under way.
 * @returns what gives the folder back; nothing where another server has it
 */
export function lockFolder(dataDir: string): (() => void) | undefined {
  const lock = new DatabaseSync(path.join(dataDir, 'server.lock'), { timeout: 0 });
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
