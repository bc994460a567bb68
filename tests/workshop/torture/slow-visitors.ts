import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Cuts } from './slow-process.ts';

interface SlowVisitors {
  /** How often the server has cut off each of them so far. */
  cuts(): Promise<number[]>;
  /** Ends them. */
  stop(): void;
}

/** Starts so many slow visitors of every kind, beside those that are measured. */
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
