import type { StoreOperation } from '../requests.ts';
import type { FailureKind } from '../store-error.ts';

/** The messages to the store's thread: run a request, or close the store and end. */
export type ToStoreThread =
  { is: 'request'; id: number; name: StoreOperation; args: unknown[] } | { is: 'close' };

/** The messages of the thread: the store is open, or the reason why not; and the result of each request. */
export type FromStoreThread =
  | { is: 'open' }
  | { is: 'refused'; message: string; isBroken: boolean }
  | { is: 'done'; id: number; value: unknown }
  | { is: 'failure'; id: number; kind: FailureKind; message: string }
  | { is: 'error'; id: number; error: unknown };
