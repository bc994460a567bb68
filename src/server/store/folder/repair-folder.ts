import type { FastifyBaseLogger } from 'fastify';
import { removeLeftWork } from '../../backup/work-folder.ts';
import type { FolderLock } from './lock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { OpenStore } from '../open-store.ts';
import { makePrivate } from './private-modes.ts';
import { StoreRequestError } from '../store-error.ts';

/** The result of preparing the data folder when a server starts. */
export interface RepairResult extends ReturnType<typeof makePrivate> {
  /** The result of crash recovery; undefined if another server may be running. */
  recovered: Awaited<ReturnType<FileStore['recover']>>;
  /** The reason why crash recovery failed: a remote store does not answer. */
  unknown: StoreRequestError | undefined;
}

/** Prepares a data folder before the server accepts requests. */
export async function repairFolder(store: OpenStore, { isAlone }: FolderLock): Promise<RepairResult> {
  const found: RepairResult = { ...makePrivate(store), recovered: undefined, unknown: undefined };
  removeLeftWork(store.dataDir);
  try {
    found.recovered = await store.files.recover(store, isAlone);
  } catch (error) {
    if (!store.isRemote || !(error instanceof StoreRequestError)) throw error;
    found.unknown = error;
  }
  return found;
}

/** Reports the result to the owner. */
export function reportRepairs(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { changed, failed, recovered, unknown }: RepairResult,
): void {
  const exposure = 'open to other users of this machine';
  if (changed > 0) log.warn({ changed }, `files of submissions were ${exposure}: now they are not`);
  if (failed.length > 0)
    log.warn({ failed }, `files of submissions are ${exposure}, and the server may not change it`);
  if (unknown) log.warn({ err: unknown }, 'uploads that a crash has left stay: the store does not answer');
  else if (!recovered) log.warn('another server uses the same DATA_DIR: its uploads are not touched');
  else if (recovered.moved + recovered.removed > 0) log.warn(recovered, 'uploads were left by a crash');
}
