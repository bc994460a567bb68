import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { RunRequest } from '../requests.ts';
import { BrokenStoreError, StoreError, StoreRequestError } from '../store-error.ts';
import type { FromStoreThread, ToStoreThread } from './messages.ts';

/** A store in a thread: SQLite blocks, so it does not run in the thread that answers visitors. */
export interface StoreThread {
  run: RunRequest;
  /** Closes the store and ends the thread. */
  close(): Promise<void>;
}

/**
 * Opens a database in a thread, so that waiting for disks and locks blocks nothing else. If the thread ends
 * unexpectedly, the next request starts another.
 * @param getFile returns the path of the database; called on each opening, and throws if opening is not
 *   allowed
 * @throws StoreError if it can't be opened
 */
export async function startStoreThread(getFile: () => string): Promise<StoreThread> {
  let current = openThread(getFile());
  await current.opened;
  const run = async (...[name, args]: Parameters<RunRequest>): Promise<unknown> => {
    if (current.hasEnded()) current = openThread(getFile());
    await current.opened;
    return current.request(name, args);
  };
  return { run: run as RunRequest, close: () => current.close() };
}

/** The timeout for closing the store, in milliseconds. */
const closeMs = 5000;

interface Thread {
  opened: Promise<void>;
  hasEnded(): boolean;
  request(...call: Parameters<RunRequest>): Promise<unknown>;
  close(): Promise<void>;
}

function openThread(file: string): Thread {
  const worker = new Worker(new URL('./store-thread.ts', import.meta.url), { workerData: file });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const opening = Promise.withResolvers<void>();
  // A failed opening is an error only if a request is waiting for it.
  opening.promise.catch(() => undefined);
  let ended = false;
  let requests = 0;

  worker.on('message', (message: FromStoreThread) => {
    if (message.is === 'open') return opening.resolve();
    if (message.is === 'refused') {
      const Kind = message.isBroken ? BrokenStoreError : StoreError;
      return opening.reject(new Kind(message.message));
    }
    const { resolve, reject } = waiting.get(message.id)!;
    waiting.delete(message.id);
    if (message.is === 'done') resolve(message.value);
    else
      reject(message.is === 'failure' ? new StoreRequestError(message.kind, message.message) : message.error);
  });
  const end = (cause: unknown): void => {
    ended = true;
    const reason = cause instanceof Error ? ` (${cause.message})` : '';
    const failure = new StoreRequestError('failed', `the thread of the store has ended${reason}`, { cause });
    opening.reject(failure);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('error', end);
  worker.on('exit', end);

  const send = (message: ToStoreThread): void => worker.postMessage(message);
  return {
    opened: opening.promise,
    hasEnded: () => ended,
    request: (name, args) => {
      const answer = Promise.withResolvers<unknown>();
      const id = requests++;
      send({ is: 'request', id, name, args });
      waiting.set(id, answer);
      return answer.promise;
    },
    close: async () => {
      if (ended) return;
      const gone = once(worker, 'exit');
      send({ is: 'close' });
      await Promise.race([gone, pause(closeMs, undefined, { ref: false })]);
      // A thread that still runs is blocked. Nothing is lost, because acknowledged data are on disk.
      if (!ended) void worker.terminate();
    },
  };
}
