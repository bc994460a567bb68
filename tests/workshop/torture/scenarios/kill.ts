import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../fuzz/random.ts';
import { restartedServer } from '../restarted-server.ts';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import type { InjectedFault } from '../preload/failing-files.ts';
import { preloads } from '../preloads.ts';
import { NotStartedError, startServer, type Start, type TortureServer } from '../start-server.ts';
import { sendUntilGone } from '../visitors.ts';

/** The process is killed at its start, while it accepts submissions, and between two system calls. */
export const kill: Scenario = {
  name: 'kill',
  promise: 'Acknowledged submissions are stored once, with their files',
  fault: 'kill -9 at any point',
  unit: 'kills',
  cases: { short: 1, long: 100 },
  attempt: async (torture, { random, folder }) => {
    const { scale } = torture;
    const { dataDir, start, read } = await restartedServer(torture, folder);
    const ledger = new Ledger();
    const lost: string[] = [];
    const kills = scale === 'long' ? 10 : 3;
    for (let number = 0; number < kills; number += 1) {
      const nth = number % 3 === 2 ? 4 + random.below(60) : undefined;
      const invalid = nth === undefined ? start : withKillAt(start, dataDir, nth);
      const afterMs = number % 3 === 1 ? random.below(500) : undefined;
      const server = await startUnlessKilled(invalid, afterMs);
      if (!server) continue;
      lost.push(...ledger.compare(await read()));
      lost.push(
        ...(await killUnderLoad(server, nth === undefined ? random.below(400) : 5000, random, ledger)),
      );
    }
    // The last start cleans up after the last kill.
    const server = await startServer(start);
    lost.push(...ledger.compare(await read()));
    const { code } = await server.end('SIGTERM');
    if (code !== 0) lost.push(`The server ended with ${code}: ${server.output()}`);
    return { tried: kills, lost: [...new Set(lost)] };
  },
};

function withKillAt(start: Start, folder: string, nth: number): Start {
  const fault: InjectedFault = { folder, nth, does: 'SIGKILL' };
  const env = { ...start.env, TORTURE_FILES: JSON.stringify(fault) };
  return { ...start, env, preloads: [preloads.failingFiles] };
}

/** @returns undefined if the server was killed before it was ready */
async function startUnlessKilled(start: Start, afterMs?: number): Promise<TortureServer | undefined> {
  try {
    return await startServer(start, (child) => {
      if (afterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), afterMs);
    });
  } catch (error) {
    if (error instanceof NotStartedError && error.ended.signal === 'SIGKILL') return undefined;
    throw error;
  }
}

/** Sends submissions until the server has ended. @returns the errors of its responses */
async function killUnderLoad(
  server: TortureServer,
  withinMs: number,
  random: Random,
  ledger: Ledger,
): Promise<string[]> {
  const senders = [1, 2, 3, 4].map(() => sendUntilGone(server.address, random, ledger));
  // The limit is needed if the killing fault is never reached.
  await Promise.race([pause(withinMs), server.ended]);
  await server.end();
  return (await Promise.all(senders)).flat();
}
