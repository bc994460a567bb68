import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the server: measures delays of its event loop. The parent process requests them by any message; each
 * measurement begins with the previous request.
 */

/** The response: the 99th percentile of delays in milliseconds, and the maximum. */
export interface LoopDelay {
  p99: number;
  most: number;
}

/** The resolution in milliseconds. */
const everyMs = 5;

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: everyMs });
  delays.enable();
  process.on('message', () => {
    const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - everyMs);
    process.send?.({ p99: late(delays.percentile(99)), most: late(delays.max) } satisfies LoopDelay);
    delays.reset();
  });
  process.channel?.unref();
}
