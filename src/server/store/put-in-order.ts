import type { FastifyBaseLogger } from 'fastify';
import type { FolderLock } from './lock.ts';
import { findIncomplete } from './files/missing-files.ts';
import type { FileStore } from './files/file-store.ts';
import type { OpenStore } from './open-store.ts';
import { makePrivate } from './private-modes.ts';
import { StoreFault } from './store-error.ts';

/** What the start of a server has found in the data folder. */
export interface Found extends ReturnType<typeof makePrivate> {
  /** What was left by a crash; nothing where another server may be at work. */
  recovered: Awaited<ReturnType<FileStore['recover']>>;
  /** The references of submissions of which a file is missing. */
  incomplete: readonly string[];
  /** Why nothing is known of the files: a store that is elsewhere could not be asked. */
  unknown: StoreFault | undefined;
}

/** Puts a data folder in order, before the server takes anything. */
export async function putInOrder(store: OpenStore, { isAlone }: FolderLock): Promise<Found> {
  const found: Found = { ...makePrivate(store), recovered: undefined, incomplete: [], unknown: undefined };
  try {
    found.recovered = await store.files.recover(store, isAlone);
    found.incomplete = await findIncomplete(store, store.files);
  } catch (error) {
    if (!store.isRemote || !(error instanceof StoreFault)) throw error;
    found.unknown = error;
  }
  return found;
}

/** Tells the owner of it. */
export function tellOfOrder(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  { changed, failed, recovered, incomplete, unknown }: Found,
): void {
  const who = 'open to other users of this machine';
  if (changed > 0) log.warn({ changed }, `files of submissions were ${who}: now they are not`);
  if (failed.length > 0)
    log.warn({ failed }, `files of submissions are ${who}, and the server may not change it`);
  if (unknown)
    log.warn(
      { err: unknown },
      'whether all files of submissions are there is not known: the store does not answer',
    );
  else if (!recovered) log.warn('another server uses the same DATA_DIR: its uploads are not touched');
  else if (recovered.moved + recovered.removed > 0) log.warn(recovered, 'uploads were left by a crash');
  if (incomplete.length > 0)
    log.error(
      { count: incomplete.length, references: incomplete.slice(0, 20) },
      'files of submissions are missing: put them back from a backup; npm run submissions -- show REFERENCE names them',
    );
}
