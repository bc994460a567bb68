import type { Operation } from '../requests.ts';
import type { FaultKind } from '../store-error.ts';

/** What the thread of the store is told: to do a request, or to close the store and end. */
export type ToThread = { is: 'request'; id: number; name: Operation; args: unknown[] } | { is: 'close' };

/** What it says: that the store is open, or why it can't be; and what came of each request. */
export type FromThread =
  | { is: 'open' }
  | { is: 'refused'; message: string; isBroken: boolean }
  | { is: 'done'; id: number; value: unknown }
  | { is: 'fault'; id: number; kind: FaultKind; message: string }
  | { is: 'error'; id: number; error: unknown };
