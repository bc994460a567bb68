import type { FormDefinition } from '../../core/form/form-definition.ts';
import { neededBytes } from '../forms/route/disk-space.ts';
import type { FileStore } from '../store/files/file-store.ts';
import { freeBytes } from '../store/folder/free-bytes.ts';
import { lastBackup } from '../store/last-backup.ts';
import { classifyStoreError, type FailureKind } from '../store/store-error.ts';
import type { Figures, Store } from '../store/store.ts';
import type { UploadFolders } from '../store/folder/upload-folders.ts';
import type { LoadStatus } from '../load-state.ts';
import { boundedQuery } from './bounded-query.ts';

/** The condition of the server, in words. */
export interface Health {
  /** Whether submissions can be stored: a test row was written just now. */
  store: StoreStatus;
  /** Whether files can be stored: a test file was written just now. */
  files: 'ok' | FailureKind;
  /** low: forms with files are refused. */
  disk: 'ok' | 'low' | 'unknown';
  /** late: a delivery has been waiting for more than an hour. */
  outbox: 'ok' | 'late' | 'unknown';
  /**
   * shedding: the server has refused visitors for more than ten seconds; network: only those of one network
   * with too much traffic; uploads: it accepts no more uploads before forms.
   */
  load: LoadStatus;
  /** Whether all forms, some or none have a delivery. */
  delivery: 'ok' | 'some' | 'none';
}

/** damaged: a part of the database can't be read, although rows can be written. */
export type StoreStatus = 'ok' | FailureKind | 'damaged';

/** The condition of the server, with its numbers, if they could be read. */
export interface ServerCondition {
  health: Health;
  figures: Figures | undefined;
  /** The time of the last backup: ISO 8601, UTC. */
  backupAt: string | undefined;
  freeBytes: number | undefined;
}

/** The parts of the server whose condition is checked. */
export interface HealthOptions {
  store: Pick<Store, 'figures' | 'note' | 'setNote' | 'isHung'> &
    Pick<UploadFolders, 'dataDir'> & { files: Pick<FileStore, 'probe'> };
  definitions: readonly FormDefinition[];
  /** The ids of forms without a delivery. */
  unaddressed: readonly string[];
  /** The number of bytes that must stay free on the disk besides twice the largest upload; 0: no minimum. */
  reserve: number;
  /** Whether the database was found to be damaged. */
  isDamaged: () => boolean;
  /** The current load. */
  load: () => LoadStatus;
  now(): Date;
  log: { error(event: object, message: string): void };
  /** Returns the number of free bytes on the disk of a folder. */
  free?: (folder: string) => Promise<number>;
  /** The timeout of a check, and the time for which its result is cached. */
  limitMs?: number;
  cacheMs?: number;
}

/** The age from which a delivery is late: the longest pause between attempts is half an hour. */
const lateMs = 60 * 60_000;

/**
 * Determines the condition of the server by writing a row and a file. It does so at most once in some
 * seconds, even if it is called more often, and answers within two seconds, even while the store is locked.
 */
export function createHealth(options: HealthOptions): () => Promise<ServerCondition> {
  const { store, log, free = freeBytes, limitMs = 2000, cacheMs = 5000 } = options;
  const limits = { limitMs, cacheMs };
  const logFailure = (what: string) => (error: unknown) => {
    log.error({ err: error }, what);
    return undefined;
  };
  const tryWriting = async (what: string, write: () => Promise<void>): Promise<'ok' | FailureKind> => {
    try {
      await write();
      return 'ok';
    } catch (error) {
      log.error({ err: error }, `${what} can’t be written`);
      return classifyStoreError(error) ?? 'failed';
    }
  };
  const rows = boundedQuery(
    () =>
      tryWriting('the store', () =>
        store.setNote('probe', { value: 'written', at: options.now().toISOString() }),
      ),
    () => (store.isHung() ? 'hung' : 'busy'),
    limits,
  );
  const files = boundedQuery(
    () => tryWriting('the store of files', store.files.probe),
    () => 'hung' as const,
    limits,
  );
  const read = async () => ({ figures: await store.figures(), backupAt: await lastBackup(store) });
  const numbers = boundedQuery(() => read().catch(logFailure('the store can’t be read')), nothing, limits);
  const space = boundedQuery(
    () => free(store.dataDir).catch(logFailure('the free space of the disk can’t be read')),
    nothing,
    limits,
  );
  return async () => {
    const [row, file, results, bytes] = await Promise.all([rows(), files(), numbers(), space()]);
    const health: Health = {
      store: row === 'ok' && options.isDamaged() ? 'damaged' : row,
      files: file,
      disk: diskStatus(bytes, options),
      outbox: outboxStatus(results?.figures, options.now()),
      load: options.load(),
      delivery: deliveryStatus(options),
    };
    return { health, figures: results?.figures, backupAt: results?.backupAt, freeBytes: bytes };
  };
}

/**
 * Whether all forms can be accepted now. If no form takes files, low disk space refuses nothing yet.
 * @param definitions the forms
 */
export function isReady({ store, files, disk }: Health, definitions: readonly FormDefinition[]): boolean {
  const takesFiles = definitions.some(({ limits }) => limits?.files);
  const isTaken = store === 'ok' || store === 'damaged';
  return isTaken && !(takesFiles && (files !== 'ok' || disk === 'low'));
}

/**
 * Whether everything works. A form without a delivery counts as working, because the owner may choose so; and
 * so does a limited network, because others are not affected.
 */
export function isHealthy({ store, files, disk, outbox, load }: Health): boolean {
  return store === 'ok' && files === 'ok' && disk === 'ok' && outbox === 'ok' && load !== 'shedding';
}

function diskStatus(free: number | undefined, { definitions, reserve }: HealthOptions): Health['disk'] {
  if (free === undefined) return 'unknown';
  const needed = Math.max(reserve, ...definitions.map((each) => neededBytes(each, reserve)));
  return reserve > 0 && free < needed ? 'low' : 'ok';
}

function outboxStatus(figures: Figures | undefined, now: Date): Health['outbox'] {
  if (!figures) return 'unknown';
  const { oldest } = figures.outbox;
  // If the time is in the future, the clock was wrong, and the age is unknown.
  return oldest !== undefined && Math.abs(now.getTime() - Date.parse(oldest)) > lateMs ? 'late' : 'ok';
}

function deliveryStatus({ definitions, unaddressed }: HealthOptions): Health['delivery'] {
  if (unaddressed.length === 0) return 'ok';
  return unaddressed.length < definitions.length ? 'some' : 'none';
}

function nothing(): undefined {}
