/** The store can't be used, for a reason that the server's owner can remove. The message is a sentence for the owner. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/**
 * Nothing can be stored until the owner has acted: the database is damaged, its disk is read-only, or it is
 * only partly moved.
 */
export class BrokenStoreError extends StoreError {}

/**
 * The reason why the store failed: locked, or too many requests (busy); no answer, for example from a blocked
 * disk (hung); no space (full); or any other error (failed). A retry may succeed after each of them.
 */
export type FailureKind = 'busy' | 'hung' | 'full' | 'failed';

/** A failed request. Nothing was stored, unless it is in doubt. The message is for the log. */
export class StoreRequestError extends Error {
  override name = 'StoreRequestError';
  readonly kind: FailureKind;
  /** Whether the request may have succeeded: the connection to a remote store ended before the response. */
  readonly isInDoubt: boolean;

  constructor(kind: FailureKind, message: string, more: { cause?: unknown; inDoubt?: boolean } = {}) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.isInDoubt = more.inDoubt ?? false;
  }
}

/** Whether an error means that a disk is read-only. ext4, for example, becomes read-only after an error. */
export function isReadOnlyDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EROFS';
}

/** The error for a data folder on such a disk, with a message for the owner. */
export function readOnlyDiskError(dataDir: string, cause: unknown): BrokenStoreError {
  const message = `The disk of DATA_DIR, ${dataDir}, is read-only. Repair it or mount it for writing, and start again.`;
  return new BrokenStoreError(message, { cause });
}

/** The kind of an error of the store, or of the disk with its files; undefined for other errors. */
export function classifyStoreError(error: unknown): FailureKind | undefined {
  if (error instanceof StoreRequestError) return error.kind;
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return undefined;
  return error.code === 'ENOSPC' || error.code === 'EDQUOT' ? 'full' : 'failed';
}
