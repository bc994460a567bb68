import type { FastifyBaseLogger } from 'fastify';
import { removeLeftWork } from '../../backup/work-folder.ts';
import type { FolderLock } from './lock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { OpenStore } from '../open-store.ts';
import { makePrivate } from './private-modes.ts';
import { StoreFault } from '../store-error.ts';

/** What the start of a server has found in the data folder. */
export interface Found extends ReturnType<typeof makePrivate> {
  /** What was left by a crash; nothing where another server may be at work. */
  recovered: Awaited<ReturnType<FileStore['recover']>>;
  /** Why that could not be done: a store that is elsewhere does not answer. */
  unknown: StoreFault | undefined;
}

/** Puts a data folder in order, before the server takes anything. */
export async function repairFolder(store: OpenStore, { isAlone }: FolderLock): Promise<Found> {
  const found: Found = { ...makePrivate(store), recovered: undefined, unknown: undefined };
  removeLeftWork(store.dataDir);
  try {
    found.recovered = await store.files.recover(store, isAlone);
  } catch (error) {
    if (!store.isRemote || !(error instanceof StoreFault)) throw error;
    found.unknown = error;
  }
  return found;
}

/** Tells the owner of it. */
export function reportRepairs(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { changed, failed, recovered, unknown }: Found,
): void {
  const who = 'open to other users of this machine';
  if (changed > 0) log.warn({ changed }, `files of submissions were ${who}: now they are not`);
  if (failed.length > 0)
    log.warn({ failed }, `files of submissions are ${who}, and the server may not change it`);
  if (unknown) log.warn({ err: unknown }, 'uploads that a crash has left stay: the store does not answer');
  else if (!recovered) log.warn('another server uses the same DATA_DIR: its uploads are not touched');
  else if (recovered.moved + recovered.removed > 0) log.warn(recovered, 'uploads were left by a crash');
}
