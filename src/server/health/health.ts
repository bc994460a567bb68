import type { FormDefinition } from '../../core/form/form-definition.ts';
import { neededBytes } from '../forms/route/disk-space.ts';
import type { FileStore } from '../store/files/file-store.ts';
import { freeBytes } from '../store/folder/free-bytes.ts';
import { lastBackup } from '../store/last-backup.ts';
import { faultKindOf, type FaultKind } from '../store/store-error.ts';
import type { Figures, Store } from '../store/store.ts';
import type { UploadFolders } from '../store/folder/upload-folders.ts';
import type { LoadWord } from '../shedding.ts';
import { bounded } from './bounded.ts';

/** How the server is, in words. */
export interface Health {
  /** Whether a submission can be stored: a row was written just now. */
  store: StoreWord;
  /** Whether its files can be: one was written just now. */
  files: 'ok' | FaultKind;
  /** Low: forms with files are refused. */
  disk: 'ok' | 'low' | 'unknown';
  /** Late: something waits to be delivered for longer than an hour. */
  outbox: 'ok' | 'late' | 'unknown';
  /**
   * Shedding: visitors are turned away for more than ten seconds; network: those of a network that takes too much; uploads:
   * no more files are taken ahead of their forms.
   */
  load: LoadWord;
  /** Whether all forms, some or none are delivered to somebody. */
  delivery: 'ok' | 'some' | 'none';
}

/** Damaged: a part of the database can’t be read, though rows can be written. */
export type StoreWord = 'ok' | FaultKind | 'damaged';

/** How the server is, with the numbers behind it, as far as they could be read. */
export interface Condition {
  health: Health;
  figures: Figures | undefined;
  /** When the last backup was made: ISO 8601, UTC. */
  backupAt: string | undefined;
  freeBytes: number | undefined;
}

export interface HealthOptions {
  store: Pick<Store, 'figures' | 'note' | 'setNote' | 'isHung'> &
    Pick<UploadFolders, 'dataDir'> & { files: Pick<FileStore, 'probe'> };
  definitions: readonly FormDefinition[];
  /** The ids of the forms that are delivered to nobody. */
  unaddressed: readonly string[];
  /** How many bytes must stay free on the disk beside twice the largest upload; 0: any number will do. */
  reserve: number;
  /** Whether the database was found to be damaged. */
  isDamaged: () => boolean;
  /** How the load is just now. */
  load: () => LoadWord;
  now(): Date;
  log: { error(event: object, message: string): void };
  /** How many bytes the disk of a folder has left. */
  free?: (folder: string) => Promise<number>;
  /** How long an answer may take, and for how long one counts. */
  limitMs?: number;
  keepMs?: number;
}

/** From then on, a delivery is late: the longest pause between attempts is half an hour. */
const lateMs = 60 * 60_000;

/**
 * Finds out how the server is by trying: it writes a row and a file. However often it is called, it tries once in
 * some seconds, and it answers within two seconds, also while the store is locked.
 */
export function createHealth(options: HealthOptions): () => Promise<Condition> {
  const { store, log, free = freeBytes, limitMs = 2000, keepMs = 5000 } = options;
  const limits = { limitMs, keepMs };
  const failed = (what: string) => (error: unknown) => {
    log.error({ err: error }, what);
    return undefined;
  };
  const tried = async (what: string, write: () => Promise<void>): Promise<'ok' | FaultKind> => {
    try {
      await write();
      return 'ok';
    } catch (error) {
      log.error({ err: error }, `${what} can’t be written`);
      return faultKindOf(error) ?? 'failed';
    }
  };
  const rows = bounded(
    () =>
      tried('the store', () => store.setNote('probe', { value: 'written', at: options.now().toISOString() })),
    () => (store.isHung() ? 'hung' : 'busy'),
    limits,
  );
  const files = bounded(
    () => tried('the store of files', store.files.probe),
    () => 'hung' as const,
    limits,
  );
  const read = async () => ({ figures: await store.figures(), backupAt: await lastBackup(store) });
  const numbers = bounded(() => read().catch(failed('the store can’t be read')), nothing, limits);
  const space = bounded(
    () => free(store.dataDir).catch(failed('the free room on the disk can’t be read')),
    nothing,
    limits,
  );
  return async () => {
    const [row, file, counted, bytes] = await Promise.all([rows(), files(), numbers(), space()]);
    const health: Health = {
      store: row === 'ok' && options.isDamaged() ? 'damaged' : row,
      files: file,
      disk: diskWord(bytes, options),
      outbox: outboxWord(counted?.figures, options.now()),
      load: options.load(),
      delivery: deliveryWord(options),
    };
    return { health, figures: counted?.figures, backupAt: counted?.backupAt, freeBytes: bytes };
  };
}

/**
 * Whether all forms can be taken now. Where none takes files, a disk that is low refuses nothing yet.
 * @param definitions the forms
 */
export function isReady({ store, files, disk }: Health, definitions: readonly FormDefinition[]): boolean {
  const takesFiles = definitions.some(({ limits }) => limits?.files);
  const isTaken = store === 'ok' || store === 'damaged';
  return isTaken && !(takesFiles && (files !== 'ok' || disk === 'low'));
}

/**
 * Whether all is well; that nobody gets what is sent is a choice of the owner, and that one network is turned away keeps
 * nothing from others.
 */
export function isHealthy({ store, files, disk, outbox, load }: Health): boolean {
  return store === 'ok' && files === 'ok' && disk === 'ok' && outbox === 'ok' && load !== 'shedding';
}

function diskWord(free: number | undefined, { definitions, reserve }: HealthOptions): Health['disk'] {
  if (free === undefined) return 'unknown';
  const needed = Math.max(reserve, ...definitions.map((each) => neededBytes(each, reserve)));
  return reserve > 0 && free < needed ? 'low' : 'ok';
}

function outboxWord(figures: Figures | undefined, now: Date): Health['outbox'] {
  if (!figures) return 'unknown';
  const { oldest } = figures.outbox;
  // Since a moment that has not come yet: the clock was wrong, and nobody knows for how long it waits.
  return oldest !== undefined && Math.abs(now.getTime() - Date.parse(oldest)) > lateMs ? 'late' : 'ok';
}

function deliveryWord({ definitions, unaddressed }: HealthOptions): Health['delivery'] {
  if (unaddressed.length === 0) return 'ok';
  return unaddressed.length < definitions.length ? 'some' : 'none';
}

function nothing(): undefined {}
