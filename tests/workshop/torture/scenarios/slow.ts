import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { caller } from '../load/caller.ts';
import { offer, percentile, type Offered } from '../load/offer.ts';
import { visitedRoutes, submit, view } from '../load/visits.ts';
import { cpuTime } from '../load/usage.ts';
import type { LoopDelay } from '../preload/loop-delay.ts';
import { preloads } from '../preloads.ts';
import { startSlowVisitors } from '../slow-visitors.ts';
import { startServer, type TortureServer } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { summariseLoad, unexpected } from './load.ts';

/** The 99th percentile of page times with slow visitors, in milliseconds. */
const pageMs = 100;

/** Slow connections of every kind, to every kind of address; when cut off they connect again. */
export const slow: Scenario = {
  name: 'slow',
  promise: 'Other visitors are served; slow connections are closed, and the owner is notified',
  fault: 'thousands of slow headers, bodies and readers',
  unit: 'connections',
  cases: { short: 1, long: 1 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store, scale } = torture;
    const isLong = scale === 'long';
    const seconds = torture.seconds ?? (isLong ? 600 : 1);
    const count = isLong ? 1200 : 280;
    const dataDir = path.join(folder, 'data');
    const site = await tortureSite(torture, folder, true);
    const routes = visitedRoutes(site);
    const server = await startServer({
      engine,
      site,
      env: store.env(dataDir),
      preloads: [preloads.loopDelay],
    });
    const calls = caller(server.address, 64);
    const ledger = new Ledger();
    const port = Number(new URL(server.address).port);
    // The first request of a page waits for its compressed copy.
    for (const route of routes) await view(calls, route);
    const visitors = startSlowVisitors(port, count);
    try {
      await pause(1000);
      const measured = await measure(server);
      const [views, posts] = await Promise.all([
        offer({ rate: 50, seconds }, (number) => view(calls, routes[number % routes.length]!)),
        offer({ rate: 5, seconds }, () => submit(calls, random, ledger)),
      ]);
      const own = await measured();
      const each = await visitors.cuts();
      const cuts = each.reduce((sum, times) => sum + times, 0);
      const uncut = each.filter((times) => times === 0).length;
      const lost = [
        ...unexpected('pages', views, ['200']),
        ...unexpected('submissions', posts, ['201']),
        ...ledger.compare(await store.read(dataDir)),
        // Visitors that read nothing get two minutes, and the server needs time to detect them.
        ...(seconds >= 180 && uncut > 0 ? [`${uncut} slow connections were never cut off.`] : []),
        // The number of connections exceeds the share of a network.
        ...(isLong && seconds >= 90 && !/"trouble":"(network|load)"/.test(server.output())
          ? ['The owner was not notified.']
          : []),
        ...(isLong ? tooSlow(views, own) : []),
      ];
      const answers = views.times.length + posts.times.length + cuts;
      const note = [
        `${seconds} s; pages: ${summariseLoad(views, 50)}; ${cuts} connections were closed by then`,
        `the server used ${percent(own.used)} of a CPU, ${((own.used * seconds * 1000) / answers).toFixed(2)} ms for each answer or cut, and waited for one for ${percent(own.waited)} of the time`,
        `one turn of its event loop in a hundred was ${own.p99.toFixed(0)} ms late, the latest ${own.most.toFixed(0)} ms`,
      ].join('; ');
      return { tried: count, lost, note };
    } finally {
      visitors.stop();
      calls.close();
      await server.end();
    }
  },
};

/** The parts of waiting times caused by the server and by the machine: fractions of the time, and milliseconds. */
interface Own extends LoopDelay {
  used: number;
  waited: number;
}

/** Starts measuring the main thread of a server. @returns a function that ends the measurement */
async function measure({ process: child, pid }: TortureServer): Promise<() => Promise<Own>> {
  const loopDelay = async (): Promise<LoopDelay> => {
    const answered = once(child, 'message') as Promise<[LoopDelay]>;
    child.send('delay');
    return (await answered)[0];
  };
  await loopDelay();
  const [began, before] = [performance.now(), cpuTime(pid)];
  return async () => {
    const [ms, after] = [performance.now() - began, cpuTime(pid)];
    return {
      used: (after.used - before.used) / ms,
      waited: (after.waited - before.waited) / ms,
      ...(await loopDelay()),
    };
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function tooSlow({ times }: Offered, { waited }: Own): string[] {
  const p99 = percentile(times, 0.99);
  if (p99 <= pageMs) return [];
  return [
    `One page in a hundred took more than ${Math.round(p99)} ms; the server waited for a CPU for ${percent(waited)} of the time.`,
  ];
}
