import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sendThroughFault } from '../send-through-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { Start } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { noTracer } from '../tracer.ts';

/** The failing system calls, and their errors; each thread of the server counts its own. */
const faults = [
  { calls: 'pwrite64,pwritev', error: 'EIO' },
  { calls: 'fsync,fdatasync', error: 'EIO' },
  { calls: 'pwrite64,pwritev', error: 'ENOSPC' },
  { calls: 'rename,renameat,renameat2', error: 'EIO' },
] as const;

/** The number of calls of each kind in the long run; unreached ones do not count. */
const callsPerKind = 40;

/** Each system call fails once, those of the database included. */
export const calls: Scenario = {
  name: 'calls',
  promise: 'A fault of the disk loses nothing, in the database either',
  fault: 'the Nth pwrite, fsync, rename of the process fails (strace)',
  unit: 'calls',
  cases: { short: 1, long: faults.length * callsPerKind },
  leftOut: noTracer,
  attempt: async (torture, { number, random, folder }) => {
    const { engine, store, scale } = torture;
    const dataDir = path.join(folder, 'data');
    const whole: Start = { engine, site: await tortureSite(torture, folder), env: store.env(dataDir) };
    const { calls: names, error } = faults[(number - 1) % faults.length]!;
    const nth = scale === 'long' ? Math.ceil(number / faults.length) : 1 + random.below(12);
    const log = path.join(folder, 'trace');
    const inject = `inject=${names}:error=${error}:when=${nth}`;
    const before = ['strace', '-f', '-qq', '-o', log, '-e', `trace=${names}`, '-e', inject];
    // The server uses one thread for files: otherwise the fault would also affect the second attempt, on another
    // thread.
    const env = { ...whole.env, UV_THREADPOOL_SIZE: '1' };
    const lost = await sendThroughFault({ ...whole, env, before }, whole, { store, dataDir, random });
    const isReached = readFileSync(log, 'utf8').includes('(INJECTED)');
    return {
      tried: isReached ? 1 : 0,
      lost: lost.map((sentence) => `${error} at ${names} ${nth}: ${sentence}`),
    };
  },
};
