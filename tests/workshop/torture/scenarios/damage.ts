import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Random } from '../../fuzz/random.ts';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { ownerOutput } from '../owner-command.ts';
import { NotStartedError, startServer, type Start, type TortureServer } from '../start-server.ts';
import type { TortureStore } from '../store-kind.ts';
import { tortureSite } from '../torture-site.ts';
import { createSubmission, send } from '../visitors.ts';

/**
 * Bytes of the database change while no server runs: the next start or `verify` reports that, or no data are lost.
 */
export const damage: Scenario = {
  name: 'damage',
  promise: 'A damaged database is reported; pages are served',
  fault: 'bytes flipped, pages emptied, the end cut off',
  unit: 'databases',
  cases: { short: 1, long: 200 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store } = torture;
    const dataDir = path.join(folder, 'data');
    const start: Start = { engine, site: await tortureSite(torture, folder), env: store.env(dataDir) };
    const ledger = new Ledger();
    const first = await startServer(start);
    for (let count = 0; count < 12; count += 1)
      await send(first.address, createSubmission(random, count % 4 === 0 ? 3000 : undefined), ledger);
    await first.end('SIGTERM');
    const what = damageFile(path.join(dataDir, 'submissions.sqlite'), random);
    const faults = await findLosses(start, dataDir, ledger, store, random);
    return { tried: 1, lost: faults.map((fault) => `${what}: ${fault}`) };
  },
};

/** Damages a file. @returns the damage in words */
function damageFile(file: string, random: Random): string {
  const bytes = readFileSync(file);
  const page = 4096;
  const start = random.below(bytes.length / page) * page;
  const kind = random.below(10);
  if (kind === 0) {
    writeFileSync(file, bytes.subarray(0, start));
    return `cut off at ${start} of ${bytes.length} bytes`;
  }
  if (kind === 1) bytes.fill(0, start, start + page);
  const flips = kind === 1 ? 0 : 1 + random.below(64);
  for (let flip = 0; flip < flips; flip += 1) {
    const at = start + random.below(page);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  }
  writeFileSync(file, bytes);
  return kind === 1 ? `zeros in the page at ${start}` : `${flips} bits flipped in the page at ${start}`;
}

async function findLosses(
  start: Start,
  dataDir: string,
  ledger: Ledger,
  store: TortureStore,
  random: Random,
): Promise<string[]> {
  let server: TortureServer;
  try {
    server = await startServer(start);
  } catch (error) {
    if (!(error instanceof NotStartedError)) throw error;
    return [`the site is down: ${error.output}`];
  }
  try {
    const faults: string[] = [];
    const page = await fetch(server.address);
    await page.arrayBuffer();
    if (page.status !== 200) faults.push(`a page is answered with ${page.status}`);
    const { status, fault } = await send(server.address, createSubmission(random), ledger);
    if (fault) faults.push(fault);
    if (status === 503)
      return [...faults, ...(isReported(server.output()) ? [] : [`no message about it: ${server.output()}`])];
    const lost = await differences(dataDir, ledger, store);
    if (lost.length === 0) return faults;
    const found = await ownerOutput(start, 'verify');
    const isFound =
      isReported(found) || /differs? from the submitted|is missing|belongs to no submission/.test(found);
    return isFound
      ? faults
      : [...faults, ...lost.map((sentence) => `${sentence} It is not reported: ${found}`)];
  } finally {
    await server.end();
  }
}

/** Unreadable data are lost as well. */
async function differences(dataDir: string, ledger: Ledger, store: TortureStore): Promise<string[]> {
  try {
    return ledger.compare(await store.read(dataDir));
  } catch (error) {
    return [`The stored data can’t be read: ${(error as Error).message}.`];
  }
}

function isReported(output: string): boolean {
  return /damaged|malformed/.test(output);
}
