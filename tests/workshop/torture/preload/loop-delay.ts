import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/*
 * Loaded before the server: measures how late the turns of its event loop are. Whoever has started it asks by any message;
 * what is measured begins with the question before.
 */

/** What it answers: by how many milliseconds one turn in a hundred was late, and the latest. */
export interface LoopDelay {
  p99: number;
  most: number;
}

/** How often it is looked at. */
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
