/** The store can't be used, for a reason that the owner of the server can act on; the message is a sentence. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/**
 * Nothing can be stored until the owner has acted: the database is damaged, its disk takes nothing, or only a part of it was
 * moved there.
 */
export class BrokenStoreError extends StoreError {}

/**
 * Why the store did not do what it was asked for: somebody else holds it or too much waits for it (busy), it gives no
 * answer, as where a disk hangs (hung), there is no room (full), or it is broken (failed). The next attempt may succeed
 * with all of them.
 */
export type FaultKind = 'busy' | 'hung' | 'full' | 'failed';

/** The store did not do what it was asked for, and unless that is in doubt nothing was kept; the message is for the log. */
export class StoreFault extends Error {
  override name = 'StoreFault';
  readonly kind: FaultKind;
  /** Whether it may have been done after all: the connection to a store elsewhere ended before it said so. */
  readonly inDoubt: boolean;

  constructor(kind: FaultKind, message: string, more: { cause?: unknown; inDoubt?: boolean } = {}) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.inDoubt = more.inDoubt ?? false;
  }
}

/**
 * Whether an error says that a disk takes nothing at all: ext4 lets nobody write any more once it has found a fault.
 */
export function isReadOnlyDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EROFS';
}

/** That a data folder is on such a disk, as a sentence for the owner. */
export function readOnlyDisk(dataDir: string, cause: unknown): BrokenStoreError {
  const words = `The disk of DATA_DIR, ${dataDir}, can only be read. Repair it or mount it for writing, and start again.`;
  return new BrokenStoreError(words, { cause });
}

/** What kind of fault an error is: of the store, or of the disk on which its files are; nothing for any other error. */
export function faultKindOf(error: unknown): FaultKind | undefined {
  if (error instanceof StoreFault) return error.kind;
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  return error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'full' : 'failed';
}
