import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockWork } from '../store/folder/lock.ts';

const prefix = 'submissions-unpacked-';
const lockName = 'unpacked.lock';

/**
 * The age of a folder, in milliseconds, below which it may belong to a process that has not locked it yet.
 */
const youngMs = 60_000;

/** A temporary folder for unpacked files. If the process is killed, a later one removes the folder. */
export function unpackedFolder(): { folder: string; remove: () => void } {
  removeLeftUnpacked();
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  const unlock = lockWork(folder, lockName);
  return {
    folder,
    remove: () => {
      unlock?.();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Removes the folders that killed processes of this user have left: they contain submissions that may have
 * been erased since.
 */
export function removeLeftUnpacked(now = Date.now()): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = path.join(tmpdir(), name);
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (!stat || stat.uid !== (process.getuid?.() ?? stat.uid) || now - stat.mtimeMs < youngMs) continue;
    const unlock = lockWork(folder, lockName);
    // Another process is using this folder.
    if (!unlock) continue;
    unlock();
    rmSync(folder, { recursive: true, force: true });
  }
}
