import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { resultCode } from '../sqlite/result-code.ts';
import { isReadOnlyDisk, readOnlyDiskError, StoreError } from '../store-error.ts';

/** The lock of a data folder. */
export interface FolderLock {
  /**
   * Whether no other server uses the folder. Only then may this one clean up after a crash: otherwise the
   * files may belong to uploads in progress of another server. No other server starts until this one shares
   * the folder.
   */
  isAlone: boolean;
  /** Allows other servers to start, and to accept uploads. */
  share(): void;
  release(): void;
}

/**
 * Locks a data folder for this server; the system releases the lock even if the process is killed. Servers that
 * accept uploads share it.
 * @throws StoreError if it can't be locked
 */
export function lockFolder(dataDir: string): FolderLock {
  const { lock, isAlone } = takeLock(dataDir, 'server.lock');
  return { isAlone, share: () => share(lock, isAlone, dataDir), release: () => lock.close() };
}

/**
 * Locks one kind of work in a data folder for this process.
 * @returns a function that unlocks it; undefined if another process has the lock
 * @throws StoreError if it can't be locked
 */
export function lockWork(dataDir: string, name: `${string}.lock`): (() => void) | undefined {
  const { lock, isAlone } = takeLock(dataDir, name);
  if (isAlone) return () => lock.close();
  lock.close();
  return undefined;
}

function takeLock(dataDir: string, name: string): { lock: DatabaseSync; isAlone: boolean } {
  const file = path.join(dataDir, name);
  try {
    closeSync(openSync(file, 'a', 0o600));
    const lock = new DatabaseSync(file, { timeout: 0 });
    // SQLite keeps its rollback log in memory, so that a full disk does not prevent the start.
    const isAlone = succeeds(() => lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'));
    return { lock, isAlone };
  } catch (error) {
    if (isReadOnlyDisk(error)) throw readOnlyDiskError(dataDir, error);
    throw new StoreError(
      `The file ${file} can’t be used (${(error as Error).message}). Allow the server to write there, free space on the disk, and remove the file if it is damaged.`,
      { cause: error },
    );
  }
}

/** Shares the lock: a transaction that has read something holds a shared lock until it ends. */
function share(lock: DatabaseSync, isAlone: boolean, dataDir: string): void {
  if (isAlone) lock.exec('COMMIT');
  lock.exec('PRAGMA busy_timeout = 5000; BEGIN');
  if (succeeds(() => void lock.prepare('SELECT count(*) FROM sqlite_schema').get())) return;
  throw new StoreError(
    `Another server has locked ${dataDir}: it is starting, or has an earlier version. Start this server when the other one has started or ended.`,
  );
}

/** Whether the action succeeds: no other lock prevents it. */
function succeeds(action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    if (resultCode(error) === 'busy') return false;
    throw error;
  }
}
