import type { FastifyBaseLogger } from 'fastify';
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { removeLeftWork } from '../../backup/work-folder.ts';
import type { FolderLock } from './lock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { OpenStore } from '../open-store.ts';
import { StoreRequestError } from '../store-error.ts';
import { unfinishedFolder } from './upload-folders.ts';
import type { UploadFolders } from './upload-folders.ts';

/** The result of preparing the data folder when a server starts. */
export interface RepairResult extends ReturnType<typeof makePrivate> {
  /** The result of crash recovery; undefined if another server may be running. */
  recovered: Awaited<ReturnType<FileStore['recover']>>;
  /** The reason why crash recovery failed: a remote store does not answer. */
  unknown: StoreRequestError | undefined;
}

/** Prepares a data folder before the server accepts requests. */
export async function repairFolder(store: OpenStore, { isAlone }: FolderLock): Promise<RepairResult> {
  const result: RepairResult = { ...makePrivate(store), recovered: undefined, unknown: undefined };
  removeLeftWork(store.dataDir);
  try {
    result.recovered = await store.files.recover(store, isAlone);
  } catch (error) {
    if (!store.isRemote || !(error instanceof StoreRequestError)) throw error;
    result.unknown = error;
  }
  return result;
}

/** Reports the result to the owner. */
export function reportRepairs(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { changed, failed, recovered, unknown }: RepairResult,
): void {
  const exposure = 'open to other users of this machine';
  if (changed > 0) log.warn({ changed }, `files of submissions were ${exposure}: now they are private`);
  if (failed.length > 0)
    log.warn({ failed }, `files of submissions are ${exposure}, and the server may not change it`);
  if (unknown)
    log.warn({ err: unknown }, 'uploads of a crashed server were not removed: the store does not answer');
  else if (!recovered) log.warn('another server uses the same DATA_DIR: its uploads are not touched');
  else if (recovered.moved + recovered.removed > 0) log.warn(recovered, 'uploads were left by a crash');
}

/**
 * Removes access for other users of the machine: folders become 0700, files 0600. The configured folder
 * itself is unchanged, because it may contain other files.
 * @returns how many were accessible, and those that can't be changed
 */
export function makePrivate({ dataDir, uploads, incoming }: UploadFolders): {
  changed: number;
  failed: string[];
} {
  // On Windows, file modes are meaningless: the folder of the user protects the files.
  if (process.platform === 'win32') return { changed: 0, failed: [] };
  const ownFiles = readdirSync(dataDir).filter((name) => /^(submissions\.sqlite|\w+\.lock)/.test(name));
  const unfinished = unfinishedFolder(dataDir);
  const unfinishedFolders = existsSync(unfinished) ? [unfinished] : [];
  const files = [
    ...ownFiles.map((name) => path.join(dataDir, name)),
    ...[uploads, incoming, ...unfinishedFolders].flatMap((folder) =>
      readdirSync(folder).map((name) => path.join(folder, name)),
    ),
  ];
  const counts = { changed: 0, failed: [] as string[] };
  for (const place of [uploads, ...unfinishedFolders, ...files]) {
    // The file is being moved, and has disappeared.
    const stat = statSync(place, { throwIfNoEntry: false });
    if (!stat || (stat.mode & 0o077) === 0) continue;
    try {
      chmodSync(place, stat.isDirectory() ? 0o700 : 0o600);
      counts.changed += 1;
    } catch {
      counts.failed.push(place);
    }
  }
  return counts;
}
