import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import type { Line } from '../line.ts';
import { caller } from '../load/caller.ts';
import { offer, percentile, type Offered } from '../load/offer.ts';
import { routesOf, submit, view } from '../load/visits.ts';
import { processorSeconds } from '../load/usage.ts';
import { startSlowVisitors } from '../slow-visitors.ts';
import { startServer } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { told, unexpected } from './load.ts';

/** How many milliseconds 99 of 100 pages may take while the slow are there. */
const pageMs = 100;

/** Slow connections of every kind, to every kind of address; who is cut off calls again. */
export const slow: Line = {
  name: 'slow',
  promise: 'Others are served meanwhile; the slow are cut off, and the owner is told',
  fault: 'slow heads, bodies and readers by the thousand',
  unit: 'connections',
  cases: { short: 1, long: 1 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store, scale } = torture;
    const isLong = scale === 'long';
    const seconds = torture.seconds ?? (isLong ? 600 : 1);
    const count = isLong ? 1200 : 280;
    const dataDir = path.join(folder, 'data');
    const site = await tortureSite(torture, folder, true);
    const routes = routesOf(site);
    const server = await startServer({ engine, site, env: store.env(dataDir) });
    const calls = caller(server.address, 64);
    const ledger = new Ledger();
    const port = Number(new URL(server.address).port);
    // The first one who asks for a page waits until its compressed form is made.
    for (const route of routes) await view(calls, route);
    const visitors = startSlowVisitors(port, count);
    try {
      await pause(1000);
      const before = processorSeconds(server.pid);
      const [views, posts] = await Promise.all([
        offer({ rate: 50, seconds }, (number) => view(calls, routes[number % routes.length]!)),
        offer({ rate: 5, seconds }, () => submit(calls, random, ledger)),
      ]);
      const used = (processorSeconds(server.pid) - before) / seconds;
      const each = await visitors.cuts();
      const cuts = each.reduce((sum, times) => sum + times, 0);
      const uncut = each.filter((times) => times === 0).length;
      const lost = [
        ...unexpected('pages', views, ['200']),
        ...unexpected('submissions', posts, ['201']),
        ...ledger.compare(await store.read(dataDir)),
        // Two minutes for those who read nothing, and time to be noticed.
        ...(seconds >= 180 && uncut > 0 ? [`${uncut} slow connections were never cut off.`] : []),
        // So many are more than the share of a network.
        ...(isLong && seconds >= 90 && !/"trouble":"(network|load)"/.test(server.said())
          ? ['The owner was not told.']
          : []),
        ...(isLong ? tooSlow(views) : []),
      ];
      const note = `${seconds} s; pages: ${told(views, 50)}; ${cuts} lines were cut off by then; the server used ${(used * 100).toFixed(0)} % of a processor`;
      return { tried: count, lost, note };
    } finally {
      visitors.stop();
      calls.close();
      await server.end();
    }
  },
};

function tooSlow({ times }: Offered): string[] {
  const p99 = percentile(times, 0.99);
  return p99 <= pageMs ? [] : [`One page in a hundred took more than ${Math.round(p99)} ms.`];
}
