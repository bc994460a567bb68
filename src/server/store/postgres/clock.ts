export interface SharedClock {
  now(): Date;
  stop(): void;
}

/** The interval of synchronisation, in milliseconds. */
const everyMs = 10_000;

/**
 * The clock of the database for all servers: a claim must not appear expired to a server whose clock is ahead.
 * Between two readings it advances by this process's monotonic clock.
 * @param read requests the database's time, in milliseconds since 1970; without an answer the clock continues
 */
export function sharedClock(read: () => Promise<number>): SharedClock & { set(): Promise<void> } {
  let [time, at] = [Date.now(), performance.now()];
  const set = async (): Promise<void> => {
    const asked = performance.now();
    const found = await read();
    // It was read about halfway between request and response.
    [time, at] = [found, (asked + performance.now()) / 2];
  };
  const timer = setInterval(() => void set().catch(() => undefined), everyMs).unref();
  return {
    now: () => new Date(time + performance.now() - at),
    set,
    stop: () => clearInterval(timer),
  };
}
