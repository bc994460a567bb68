import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { Disk } from '../power/disk.ts';
import { readTrace, traceOptions, type TracedCall } from '../power/read-trace.ts';
import { NotStartedError, startServer, type Start } from '../start-server.ts';
import type { TortureStore } from '../store-kind.ts';
import { tortureSite } from '../torture-site.ts';
import { noTracer } from '../tracer.ts';
import { createSubmission, send } from '../visitors.ts';

/** Every write and flush of a run is recorded; the power fails at many points of it, and unflushed data are lost. */
export const power: Scenario = {
  name: 'power',
  promise: 'Acknowledged submissions survive a power failure',
  fault: 'unflushed writes are lost, all or some',
  unit: 'failures',
  cases: { short: 1, long: 20 },
  leftOut: noTracer,
  attempt: async (torture, { random, folder }) => {
    const { engine, store, scale } = torture;
    const site = await tortureSite(torture, folder);
    const disk = path.join(folder, 'disk');
    mkdirSync(disk);
    const dataDir = path.join(disk, 'data');
    const log = path.join(folder, 'trace');
    const before = ['strace', ...traceOptions, '-o', log];
    const ledger = new Ledger();
    const server = await startServer({ engine, site, env: store.env(dataDir), before });
    for (const bytes of [undefined, 3000, 70_000, undefined, 500]) {
      const { status } = await send(server.address, createSubmission(random, bytes), ledger);
      if (status !== 201)
        return { tried: 0, lost: [`A submission was answered with ${status} before any fault.`] };
    }
    await server.end('SIGTERM');
    const steps = readTrace(readFileSync(log, 'utf8'));
    const points = acknowledgingSteps(steps);
    if (points.length < ledger.size)
      throw new Error(`Of ${ledger.size} responses, the trace has ${points.length}.`);
    const failures = scale === 'long' ? 40 : 2;
    const lost: string[] = [];
    for (let count = 0; count < failures; count += 1) {
      const isStrict = count % 2 === 0;
      // Most data can be lost just after a response.
      const at = isStrict ? random.pick(points) + 1 : random.below(steps.length) + 1;
      const fallen = path.join(folder, 'fallen');
      rmSync(fallen, { recursive: true, force: true });
      after(steps.slice(0, at), disk).writeTo(fallen, isStrict ? undefined : random);
      const start = { engine, site, env: store.env(path.join(fallen, 'data')) };
      const known = ledger.only(steps.slice(0, at).flatMap(referenceIn));
      const faults = await restart(start, known, store, path.join(fallen, 'data'));
      const what = `${isStrict ? 'all' : 'some'} dropped after step ${at} of ${steps.length}`;
      lost.push(...faults.map((fault) => `${what}: ${fault}`));
    }
    return { tried: failures, lost };
  },
};

function after(steps: readonly TracedCall[], root: string): Disk {
  const disk = new Disk(root);
  for (const step of steps) disk.do(step);
  return disk;
}

/** The points of a run at which responses acknowledge something. */
function acknowledgingSteps(steps: readonly TracedCall[]): number[] {
  return steps.flatMap((step, index) => (referenceIn(step).length > 0 ? [index] : []));
}

function referenceIn(step: TracedCall): string[] {
  if (step.does !== 'answer' || !/^HTTP\/1\.1 20[01]/.test(step.text)) return [];
  const [, reference] = /"reference":"([^"]+)"/.exec(step.text) ?? [];
  return reference === undefined ? [] : [reference];
}

async function restart(start: Start, known: Ledger, store: TortureStore, dataDir: string): Promise<string[]> {
  try {
    const server = await startServer(start);
    try {
      return known.compare(await store.read(dataDir));
    } finally {
      await server.end();
    }
  } catch (error) {
    if (!(error instanceof NotStartedError)) throw error;
    return [`The server does not start: ${error.output}`];
  }
}
