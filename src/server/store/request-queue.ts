import { setTimeout as pause } from 'node:timers/promises';
import { StoreRequestError } from './store-error.ts';

/** The limits of waiting for the store. */
export interface WaitLimits {
  /** The timeout of a request, in milliseconds. */
  waitMs: number;
  /** The maximal number of waiting requests; more are refused at once. */
  maxWaiting: number;
}

/**
 * Reads may overtake writes. Writes run one by one, unless the store is remote. Upkeep is a write without a
 * timeout.
 */
type Kind = 'read' | 'write' | 'upkeep';

/** The kind of store behind a queue. */
export interface QueueOptions {
  /** The store is remote and accepts concurrent writes. After a timeout, it may still execute the request. */
  isRemote?: boolean;
}

/** Runs requests to the store in turn, and limits how many wait and how long. */
export interface RequestQueue {
  /**
   * Runs a request when it is its turn, and retries while the store is busy.
   * @throws StoreRequestError as busy if too many requests wait, or after the timeout; as hung if the store
   *   does not answer
   */
  ask<Result>(kind: Kind, attempt: () => Promise<Result>): Promise<Result>;
  /**
   * Whether the store has not answered for unusually long. If another process locks it, it still answers at
   * once.
   */
  isHung(): boolean;
  /** Refuses new requests, and resolves when none is in progress. Requests that timed out are not awaited. */
  end(): Promise<void>;
}

/** The limits in operation: even if the disk hangs, a visitor gets an answer after ten seconds. */
export const defaultPatience: WaitLimits = { waitMs: 10_000, maxWaiting: 1000 };

/** The time without an answer after which the store counts as hung, in milliseconds. Upkeep is excepted. */
const hungMs = 1000;

/** The longest pause between two tries, in milliseconds. */
const longestPause = 100;

/**
 * Creates the queue in which all requests to a store wait, so that neither a locked nor a blocked store makes visitors
 * wait without an end.
 */
export function requestQueue(
  { waitMs, maxWaiting }: WaitLimits,
  { isRemote = false }: QueueOptions = {},
): RequestQueue {
  const inProgress = new Set<Promise<unknown>>();
  /** The start times of tries without an answer. */
  const unanswered = new Set<{ since: number }>();
  // A remote store itself waits for locks, and its connection has a timeout: so it is busy or unreachable,
  // but never hung.
  const isHung = (): boolean =>
    !isRemote &&
    [...unanswered].some(({ since }) => performance.now() - since > Math.min(hungMs, waitMs / 2));
  let lastWrite: Promise<unknown> = Promise.resolve();
  let hasEnded = false;

  async function timeAttempt<Result>(attempt: () => Promise<Result>): Promise<Result> {
    const entry = { since: performance.now() };
    unanswered.add(entry);
    try {
      return await attempt();
    } finally {
      unanswered.delete(entry);
    }
  }

  async function ask<Result>(kind: Kind, attempt: () => Promise<Result>): Promise<Result> {
    if (hasEnded) throw new StoreRequestError('failed', 'the store is closed');
    if (inProgress.size >= maxWaiting)
      throw new StoreRequestError('busy', `${maxWaiting} requests are waiting for the store`);
    const limit = new Limit(waitMs, { isHung, isRemote });
    const turn = kind === 'read' || isRemote ? Promise.resolve() : lastWrite;
    const work = turn.then(() => tryUntil(limit, kind === 'upkeep' ? attempt : () => timeAttempt(attempt)));
    const done = work.then(ignore, ignore).finally(() => inProgress.delete(done));
    inProgress.add(done);
    if (kind !== 'read') lastWrite = done;
    return kind === 'upkeep' ? work : limit.race(work);
  }
  return {
    ask,
    isHung,
    end: async () => {
      hasEnded = true;
      // A request that is still blocked after its timeout is not awaited.
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
      if (!(error instanceof StoreRequestError && error.kind === 'busy') || limit.leftMs() < pauseMs)
        throw error;
    }
    await pause(pauseMs);
  }
}

/** The timeout of one request. */
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
    if (this.#isOver || this.leftMs() <= 0) throw this.#timeoutError();
  }

  /** Resolves to the result of the work, unless the timeout comes first. */
  async race<Result>(work: Promise<Result>): Promise<Result> {
    const over = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      // Recorded here, because timers may be early: a request that timed out is not retried.
      this.#isOver = true;
      over.reject(this.#timeoutError());
    }, this.leftMs());
    try {
      return await Promise.race([work, over.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #timeoutError(): StoreRequestError {
    const { isHung, isRemote } = this.#store;
    return new StoreRequestError(
      isHung() ? 'hung' : 'busy',
      `the store did not answer within ${this.#waitMs} ms`,
      {
        inDoubt: isRemote,
      },
    );
  }
}

function ignore(): void {}
