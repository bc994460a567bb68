import type { Lock, Locker } from '@tus/server';

/** The time that a request waits for another one with the same upload, in milliseconds. */
const waitMs = 15_000;

/**
 * Locks an upload for one request at a time. A later request asks the earlier one to end: a broken connection
 * may hang for minutes, while the same visitor continues over a new one. (The library's own locks poll in
 * every turn of the event loop, which uses a whole CPU core.)
 */
export function uploadLocks(): Locker {
  const held = new Map<string, { end: () => void; hasEnded: Promise<void> }>();
  return { newLock: (id) => newLock(held, id) };
}

function newLock(held: Map<string, { end: () => void; hasEnded: Promise<void> }>, id: string): Lock {
  const free = Promise.withResolvers<void>();
  return {
    lock: async (signal, askToEnd) => {
      const until = performance.now() + waitMs;
      for (let other = held.get(id); other; other = held.get(id)) {
        other.end();
        const left = until - performance.now();
        if (left <= 0 || signal.aborted) throw taken;
        await atMost(left, other.hasEnded);
      }
      held.set(id, { end: () => void askToEnd(), hasEnded: free.promise });
    },
    unlock: async () => {
      held.delete(id);
      free.resolve();
    },
  };
}

/** The protocol's response, after which the client retries. */
const taken = { status_code: 423, body: 'Another request is writing this upload.\n' };

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, ms);
  await Promise.race([work, over.promise]);
  clearTimeout(timer);
}
