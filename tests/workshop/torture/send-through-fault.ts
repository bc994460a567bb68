import type { ChildProcess } from 'node:child_process';
import type { Random } from '../fuzz/random.ts';
import { Ledger } from './ledger.ts';
import { NotStartedError, startServer, type Start, type TortureServer } from './start-server.ts';
import type { TortureStore } from './store-kind.ts';
import { createSubmission, send, type VisitorSubmission } from './visitors.ts';

interface FaultCase {
  store: TortureStore;
  dataDir: string;
  random: Random;
  /** Called with the faulty process as soon as it exists. */
  onSpawn?: (child: ChildProcess) => void;
}

/**
 * Starts a server with one failing call, sends it submissions, and repeats refused ones; then starts it without the fault
 * and checks the store.
 * @returns the losses, as sentences
 */
export async function sendThroughFault(
  invalid: Start,
  whole: Start,
  { store, dataDir, random, onSpawn }: FaultCase,
): Promise<string[]> {
  const ledger = new Ledger();
  const lost: string[] = [];
  const submissions = [undefined, 40_000, undefined, 5000].map((bytes) => createSubmission(random, bytes));
  const server = await startOrReport(invalid, lost, onSpawn);
  if (server) {
    lost.push(...(await sendTwice(server, submissions, ledger)));
    await server.end(random.happens(0.5) ? 'SIGTERM' : 'SIGKILL');
  }
  const again = await startServer(whole);
  for (const submission of submissions) {
    const { status, fault } = await send(again.address, submission, ledger);
    if (status !== 200 && status !== 201) lost.push(fault ?? `${status} from a working server.`);
  }
  lost.push(...ledger.compare(await store.read(dataDir)));
  await again.end();
  return [...new Set(lost)];
}

/** A start may fail with a message, but not with a stack trace. */
async function startOrReport(
  start: Start,
  lost: string[],
  onSpawn?: FaultCase['onSpawn'],
): Promise<TortureServer | undefined> {
  try {
    return await startServer(start, onSpawn);
  } catch (error) {
    if (!(error instanceof NotStartedError)) throw error;
    if (/^\s+at .*:\d+:\d+/m.test(error.output))
      lost.push(`The start failed with a stack trace: ${error.output}`);
    return undefined;
  }
}

/** Sends each submission, and again if it is refused: the fault occurs only once. Pages are requested meanwhile. */
async function sendTwice(
  server: TortureServer,
  submissions: readonly VisitorSubmission[],
  ledger: Ledger,
): Promise<string[]> {
  const faults: string[] = [];
  for (const submission of submissions) {
    const first = await send(server.address, submission, ledger);
    if (first.status === undefined) faults.push(`A submission got no answer: ${server.output()}`);
    if (first.fault) faults.push(first.fault);
    const page = await fetch(server.address).catch((error: Error) => error);
    if (!(page instanceof Response) || page.status !== 200)
      faults.push(`A page was not served after a fault.`);
    if (first.status === 200 || first.status === 201) continue;
    const { status, fault } = await send(server.address, submission, ledger);
    if (status !== 200 && status !== 201)
      faults.push(`${first.status}, and ${status} for the second time: ${fault ?? server.output()}`);
  }
  return faults;
}
