import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { caller } from '../load/caller.ts';
import { offer, percentile, type Offered } from '../load/offer.ts';
import { reportProgress } from '../load/report-progress.ts';
import { mostMemory } from '../load/usage.ts';
import { visitedRoutes, submit, submitAhead, view } from '../load/visits.ts';
import { startServer } from '../start-server.ts';
import { sharedFile } from '../visitors.ts';
import { tortureSite } from '../torture-site.ts';

const megabyte = 1024 * 1024;
const p99Ms = 250;
const memoryMb = 256;
/** The duration in seconds from which times are checked. */
const judgedFrom = 300;

/**
 * Fifty submissions and five hundred pages per second; in addition fifty large files, and fifty uploads before
 * forms, at the beginning.
 */
export const load: Scenario = {
  name: 'load',
  promise: `p99 under ${p99Ms} ms, memory under ${memoryMb} MB, nothing lost`,
  fault: '50 submissions and 500 pages a second; 50 uploads of 20 MB as forms, and 50 before them',
  unit: 'requests',
  cases: { short: 1, long: 1 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store, scale } = torture;
    const isLong = scale === 'long';
    const seconds = torture.seconds ?? (isLong ? 600 : 0.6);
    const dataDir = path.join(folder, 'data');
    const site = await tortureSite(torture, folder, true);
    const routes = visitedRoutes(site);
    const server = await startServer({ engine, site, env: store.env(dataDir) });
    const calls = caller(server.address);
    const ledger = new Ledger();
    using _ = reportProgress((passed) =>
      torture.say(`load: ${passed} of ${seconds} s, ${megabytes(mostMemory(server.pid))}`),
    );
    try {
      // Every page is requested once before: the first request creates its compressed copy.
      for (const route of routes) await view(calls, route);
      const { count, bytes } = isLong
        ? { count: 50, bytes: 20 * megabyte - 1000 }
        : { count: 3, bytes: megabyte };
      const file = sharedFile(bytes);
      const uploads = (work: () => Promise<string>): Promise<Offered> =>
        offer({ rate: count * 10, seconds: 0.1, grace: seconds + 60 }, work);
      const [views, posts, files, filesAhead] = await Promise.all([
        offer({ rate: 500, seconds }, (number) => view(calls, routes[number % routes.length]!)),
        offer({ rate: 50, seconds }, () => submit(calls, random, ledger)),
        uploads(() => submit(calls, random, ledger, file)),
        pause((seconds * 1000) / 2).then(() =>
          uploads(() => submitAhead(server.address, random, ledger, file)),
        ),
      ]);
      const memory = mostMemory(server.pid);
      const lost = [
        ...unexpected('pages', views, ['200']),
        ...unexpected('submissions', posts, ['201']),
        ...unexpected('uploads', files, ['201']),
        ...unexpected('uploads before their forms', filesAhead, ['201']),
        ...ledger.compare(await store.read(dataDir)),
      ];
      const worst = [views, posts].map(({ times }) => percentile(times, 0.99));
      // In a shorter run, the uploads at the beginning dominate.
      if (seconds >= judgedFrom && Math.max(...worst) > p99Ms)
        lost.push(`p99 is ${Math.max(...worst).toFixed(0)} ms.`);
      if (isLong && (memory ?? 0) > memoryMb) lost.push(`The server used ${megabytes(memory)}.`);
      const all = [views, posts, files, filesAhead];
      const took = [files, filesAhead].map(({ times }) => (percentile(times, 1) / 1000).toFixed(1));
      const note = [
        `${seconds} s; pages: ${summariseLoad(views, 500)}; submissions: ${summariseLoad(posts, 50)}`,
        `${count} uploads of ${(bytes / megabyte).toFixed(0)} MB in ${took[0]} s, ${count} before their forms in ${took[1]} s`,
        `most memory ${megabytes(memory)}`,
      ].join('; ');
      return { tried: all.reduce((sum, { times }) => sum + times.length, 0), lost, note };
    } finally {
      calls.close();
      await server.end('SIGTERM');
    }
  },
};

function megabytes(memory: number | undefined): string {
  return memory === undefined ? 'memory unknown' : `${memory.toFixed(0)} MB`;
}

/** Unexpected outcomes, as sentences. */
export function unexpected(what: string, { outcomes }: Offered, expected: readonly string[]): string[] {
  return [...outcomes]
    .filter(([outcome]) => !expected.includes(outcome))
    .map(([outcome, count]) => `${count} ${what}: ${outcome}.`);
}

export function summariseLoad({ reached, times }: Offered, rate: number): string {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  return `${rate}/s offered, ${reached.toFixed(0)} reached, p50 ${half.toFixed(0)} ms, p99 ${most.toFixed(0)} ms`;
}
