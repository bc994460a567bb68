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
   * @throws StoreFault as busy where too many wait, or its time is over; as hung where no answer comes
   */
  ask<Result>(kind: Kind, attempt: () => Promise<Result>): Promise<Result>;
  /** Whether the disk of the store has owed an answer for longer than any takes. A store that another process holds gives one at once. */
  isHung(): boolean;
  /** Refuses what comes from now on, and resolves when nothing is in progress any more that is not given up. */
  end(): Promise<void>;
}

export const defaultPatience: Patience = { waitMs: 10_000, maxWaiting: 1000 };

/** After so many milliseconds without an answer, the store hangs. Upkeep takes as long as it takes. */
const hungMs = 1000;

/** Longest pause between two tries, in milliseconds. */
const longestPause = 100;

export function requestQueue(
  { waitMs, maxWaiting }: Patience,
  { isRemote = false }: QueueOptions = {},
): RequestQueue {
  const inProgress = new Set<Promise<unknown>>();
  /** When each try began that is not answered yet. */
  const unanswered = new Set<{ since: number }>();
  // One that is elsewhere waits for locks itself, and its line gives up what gets no answer: it is busy, or out of reach.
  const isHung = (): boolean =>
    !isRemote &&
    [...unanswered].some(({ since }) => performance.now() - since > Math.min(hungMs, waitMs / 2));
  let lastWrite: Promise<unknown> = Promise.resolve();
  let ended = false;

  async function noted<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const entry = { since: performance.now() };
    unanswered.add(entry);
    try {
      return await attempt();
    } finally {
      unanswered.delete(entry);
    }
  }

  async function ask<Result>(kind: Kind, attempt: () => Promise<Result>): Promise<Result> {
    if (ended) throw new StoreFault('failed', 'the store is closed');
    if (inProgress.size >= maxWaiting)
      throw new StoreFault('busy', `${maxWaiting} requests are waiting for the store`);
    const limit = new Limit(waitMs, { isHung, isRemote });
    const turn = kind === 'read' || isRemote ? Promise.resolve() : lastWrite;
    const work = turn.then(() => tryUntil(limit, kind === 'upkeep' ? attempt : () => noted(attempt)));
    const done = work.then(ignore, ignore).finally(() => inProgress.delete(done));
    inProgress.add(done);
    if (kind !== 'read') lastWrite = done;
    return kind === 'upkeep' ? work : limit.race(work);
  }
  return {
    ask,
    isHung,
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
  readonly #store: { isHung: () => boolean; isRemote: boolean };
  readonly #began = performance.now();
  #isOver = false;

  constructor(waitMs: number, store: { isHung: () => boolean; isRemote: boolean }) {
    this.#waitMs = waitMs;
    this.#store = store;
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
    const { isHung, isRemote } = this.#store;
    return new StoreFault(isHung() ? 'hung' : 'busy', `the store did not answer within ${this.#waitMs} ms`, {
      inDoubt: isRemote,
    });
  }
}

function ignore(): void {}
