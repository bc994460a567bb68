export interface SharedClock {
  now(): Date;
  stop(): void;
}

/** How often the clock is set, in milliseconds. */
const everyMs = 10_000;

/**
 * The clock of the database, which all servers go by: claims of one must not seem over to another whose own clock is
 * ahead. Between two looks time passes as this process counts it, whatever is done to the clock of its machine.
 * @param read asks the database for its time, in milliseconds since 1970; while it does not answer, time passes on
 */
export function sharedClock(read: () => Promise<number>): SharedClock & { set(): Promise<void> } {
  let [time, at] = [Date.now(), performance.now()];
  const set = async (): Promise<void> => {
    const asked = performance.now();
    const found = await read();
    // It was read about half-way between question and answer.
    [time, at] = [found, (asked + performance.now()) / 2];
  };
  const timer = setInterval(() => void set().catch(() => undefined), everyMs).unref();
  return {
    now: () => new Date(time + performance.now() - at),
    set,
    stop: () => clearInterval(timer),
  };
}
