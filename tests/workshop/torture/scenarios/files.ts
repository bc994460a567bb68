import path from 'node:path';
import { sendThroughFault } from '../send-through-fault.ts';
import type { Scenario } from '../scenario.ts';
import type { InjectedFault, FileFaultReached } from '../preload/failing-files.ts';
import { preloads } from '../preloads.ts';
import type { Start } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';

/** Each file system call of the server's own code fails once. For the database see `calls`. */
export const failingFiles: Scenario = {
  name: 'files',
  promise: 'A fault of the disk loses no acknowledged data',
  fault: 'the Nth open, write, fsync or rename by the server fails (EIO, ENOSPC)',
  unit: 'calls',
  cases: { short: 1, long: 160 },
  attempt: async (torture, { number, random, folder }) => {
    const { engine, store, scale } = torture;
    const dataDir = path.join(folder, 'data');
    const healthy: Start = { engine, site: await tortureSite(torture, folder), env: store.env(dataDir) };
    const nth = scale === 'long' ? Math.ceil(number / 2) : 4 + random.below(20);
    const fault: InjectedFault = { folder: dataDir, nth, does: number % 2 === 0 ? 'ENOSPC' : 'EIO' };
    const env = { ...healthy.env, TORTURE_FILES: JSON.stringify(fault) };
    const faulty = { ...healthy, env, preloads: [preloads.failingFiles] };
    let tried = 0;
    const lost = await sendThroughFault(faulty, healthy, {
      store,
      dataDir,
      random,
      onSpawn: (child) =>
        child.on('message', (message: FileFaultReached) => (tried += message.reached ? 1 : 0)),
    });
    // If the number exceeds the number of calls, no call fails, and all cases have run.
    return {
      tried,
      isLast: tried === 0 && scale === 'long',
      lost: lost.map((sentence) => `${fault.does} at call ${nth}: ${sentence}`),
    };
  },
};
