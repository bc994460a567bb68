/** The time of the database, which all servers of a site share. */
export interface SharedClock {
  now(): Date;
  stop(): void;
}

/** The interval of synchronisation, in milliseconds. */
const everyMs = 10_000;

/**
 * The clock of the database, shared by all servers: without it, a server whose clock is ahead would take a
 * claim as expired. Between two readings it advances by this process's monotonic clock.
 * @param read requests the database's time, in milliseconds since 1970; without an answer the clock continues
 */
export function sharedClock(read: () => Promise<number>): SharedClock & { set(): Promise<void> } {
  let [time, at] = [Date.now(), performance.now()];
  const set = async (): Promise<void> => {
    const asked = performance.now();
    const found = await read();
    // The time was read about halfway between request and response.
    [time, at] = [found, (asked + performance.now()) / 2];
  };
  const timer = setInterval(() => void set().catch(() => undefined), everyMs).unref();
  return {
    now: () => new Date(time + performance.now() - at),
    set,
    stop: () => clearInterval(timer),
  };
}
