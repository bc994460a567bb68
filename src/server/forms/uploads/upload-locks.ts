import type { Lock, Locker } from '@tus/server';

/** The time that a request waits for another one with the same upload, in milliseconds. */
const waitMs = 15_000;

/**
 * Locks an upload for one request at a time. A later request asks the earlier one to end: a broken connection
 * may hang for minutes, while the same visitor continues over a new one. (The library's own locks poll in
 * every turn of the event loop, which uses a whole CPU core.)
 */
export function uploadLocks(): Locker {
  const locks = new Map<string, { end: () => void; hasEnded: Promise<void> }>();
  return { newLock: (id) => newLock(locks, id) };
}

function newLock(locks: Map<string, { end: () => void; hasEnded: Promise<void> }>, id: string): Lock {
  const unlocked = Promise.withResolvers<void>();
  return {
    lock: async (signal, askToEnd) => {
      const until = performance.now() + waitMs;
      for (let holder = locks.get(id); holder; holder = locks.get(id)) {
        holder.end();
        const remainingMs = until - performance.now();
        if (remainingMs <= 0 || signal.aborted) throw lockedResponse;
        await atMost(remainingMs, holder.hasEnded);
      }
      locks.set(id, { end: () => void askToEnd(), hasEnded: unlocked.promise });
    },
    unlock: async () => {
      locks.delete(id);
      unlocked.resolve();
    },
  };
}

/** The protocol's response, after which the client retries. */
const lockedResponse = { status_code: 423, body: 'Another request is writing this upload.\n' };

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, ms);
  await Promise.race([work, over.promise]);
  clearTimeout(timer);
}
