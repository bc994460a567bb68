import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Cuts } from './slow-process.ts';

interface SlowVisitors {
  /** The number of cuts per visitor so far. */
  cuts(): Promise<number[]>;
  /** Ends the visitors. */
  stop(): void;
}

/** Starts a number of slow visitors of every kind, besides the measured visitors. */
export function startSlowVisitors(port: number, count: number): SlowVisitors {
  const child = fork(fileURLToPath(new URL('./slow-process.ts', import.meta.url)), [`${port}`, `${count}`], {
    execArgv: [],
  });
  return {
    cuts: async () => {
      const answered = once(child, 'message') as Promise<[Cuts]>;
      child.send('cuts');
      const [{ cuts }] = await answered;
      return cuts;
    },
    stop: () => child.kill(),
  };
}
