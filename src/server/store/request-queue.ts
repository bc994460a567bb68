import { setTimeout as pause } from 'node:timers/promises';
import { StoreFault } from './store-error.ts';

/** How much may wait for the store, and for how long. */
export interface Patience {
  /** After so many milliseconds a request is given up. */
  waitMs: number;
  /** More requests than these are refused at once. */
  maxWaiting: number;
}

/**
 * Reads are answered while others wait. Writes come one after another, unless the store is elsewhere. Upkeep is a write that is not given up in the
 * middle of it, however long it takes.
 */
type Kind = 'read' | 'write' | 'upkeep';

/** What kind of store there is behind a queue. */
export interface QueueOptions {
  /**
   * The store is elsewhere and takes several writes at a time. What is given up may be done there after all.
   */
  isRemote?: boolean;
}

export interface RequestQueue {
  /**
   * Makes a request when it is its turn, and tries again while the store is busy.
   * @throws StoreFault as busy where too many wait, or its time is over
   */
  ask<Result>(kind: Kind, attempt: () => Promise<Result>): Promise<Result>;
  /** Refuses what comes from now on, and resolves when nothing is in progress any more that is not given up. */
  end(): Promise<void>;
}

export const defaultPatience: Patience = { waitMs: 10_000, maxWaiting: 1000 };

/** Longest pause between two tries, in milliseconds. */
const longestPause = 100;

export function requestQueue(
  { waitMs, maxWaiting }: Patience,
  { isRemote = false }: QueueOptions = {},
): RequestQueue {
  const inProgress = new Set<Promise<unknown>>();
  let lastWrite: Promise<unknown> = Promise.resolve();
  let ended = false;

  async function ask<Result>(kind: Kind, attempt: () => Promise<Result>): Promise<Result> {
    if (ended) throw new StoreFault('failed', 'the store is closed');
    if (inProgress.size >= maxWaiting)
      throw new StoreFault('busy', `${maxWaiting} requests are waiting for the store`);
    const limit = new Limit(waitMs, isRemote);
    const turn = kind === 'read' || isRemote ? Promise.resolve() : lastWrite;
    const work = turn.then(() => tryUntil(limit, attempt));
    const done = work.then(ignore, ignore).finally(() => inProgress.delete(done));
    inProgress.add(done);
    if (kind !== 'read') lastWrite = done;
    return kind === 'upkeep' ? work : limit.race(work);
  }
  return {
    ask,
    end: async () => {
      ended = true;
      // What hangs for longer than anybody waits is not waited for here either.
      await Promise.race([Promise.all(inProgress), pause(waitMs, undefined, { ref: false })]);
    },
  };
}

async function tryUntil<Result>(limit: Limit, attempt: () => Promise<Result>): Promise<Result> {
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPause)) {
    limit.assertLeft();
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof StoreFault && error.kind === 'busy') || limit.leftMs() < pauseMs) throw error;
    }
    await pause(pauseMs);
  }
}

/** The time of one request. */
class Limit {
  readonly #waitMs: number;
  readonly #isRemote: boolean;
  readonly #began = performance.now();
  #isOver = false;

  constructor(waitMs: number, isRemote: boolean) {
    this.#waitMs = waitMs;
    this.#isRemote = isRemote;
  }

  leftMs(): number {
    return this.#began + this.#waitMs - performance.now();
  }

  assertLeft(): void {
    if (this.#isOver || this.leftMs() <= 0) throw this.#fault();
  }

  /** What comes of the work, unless the time is over before. */
  async race<Result>(work: Promise<Result>): Promise<Result> {
    const over = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      // Noted, because timers may be early: what was given up is not tried any more.
      this.#isOver = true;
      over.reject(this.#fault());
    }, this.leftMs());
    try {
      return await Promise.race([work, over.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #fault(): StoreFault {
    return new StoreFault('busy', `the store did not answer within ${this.#waitMs} ms`, {
      inDoubt: this.#isRemote,
    });
  }
}

function ignore(): void {}
