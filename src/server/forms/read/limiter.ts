/** Does a piece of work when it is its turn. @returns what the work returns, or its error */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets only so many pieces of work be done at a time; the others wait, in the order in which they came. For work that
 * ends by itself: what waits for a visitor must not take a turn from others.
 */
export function createLimiter(atOnce: number): Limiter {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A turn goes from hand to hand, so that nobody who comes meanwhile is before those who wait.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
