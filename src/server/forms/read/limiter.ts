/** Runs a task when a slot is free. @returns the result of the task, or its error */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the number of concurrent tasks; others wait in order. It is for tasks that end by themselves: a task
 * that waits for a visitor must not occupy a slot.
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
      // A slot is passed directly to the next task, so that no new task overtakes waiting ones.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
