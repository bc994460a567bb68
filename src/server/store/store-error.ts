/** The store can't be used, for a reason that the owner of the server can act on; the message is a sentence. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/**
 * Why the store did not do what it was asked for: somebody else holds it or too much waits for it (busy), there is no
 * room (full), or it is broken (failed). The next attempt may succeed with all of them.
 */
export type FaultKind = 'busy' | 'full' | 'failed';

/** The store did not do what it was asked for, and nothing of it was kept; the message is for the log. */
export class StoreFault extends Error {
  override name = 'StoreFault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, more: { cause?: unknown } = {}) {
    super(message, more);
    this.kind = kind;
  }
}
