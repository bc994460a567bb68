import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import type { Line } from '../line.ts';
import { caller } from '../load/caller.ts';
import { offer } from '../load/offer.ts';
import { mostMemory } from '../load/usage.ts';
import { routesOf, submit, view } from '../load/visits.ts';
import { startServer } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { told, unexpected } from './load.ts';

/** Ten times the load: what is too much is refused in words, and as soon as it is over all is as before. */
export const burst: Line = {
  name: 'burst',
  promise: 'Too much is refused with 503, and recovered from',
  fault: '500 submissions and 5,000 pages a second',
  unit: 'requests',
  cases: { short: 1, long: 1 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store, scale } = torture;
    const seconds = torture.seconds ?? (scale === 'long' ? 60 : 0.3);
    const dataDir = path.join(folder, 'data');
    const site = await tortureSite(torture, folder, true);
    const routes = routesOf(site);
    const server = await startServer({ engine, site, env: store.env(dataDir) });
    const calls = caller(server.address, 4000);
    const ledger = new Ledger();
    try {
      for (const route of routes) await view(calls, route);
      const [views, posts] = await Promise.all([
        offer({ rate: 5000, seconds }, (number) => view(calls, routes[number % routes.length]!)),
        offer({ rate: 500, seconds }, () => submit(calls, random, ledger)),
      ]);
      await pause(1000);
      const after = await Promise.all([
        offer({ rate: 500, seconds: 1 }, (number) => view(calls, routes[number % routes.length]!)),
        offer({ rate: 50, seconds: 1 }, () => submit(calls, random, ledger)),
      ]);
      const lost = [
        ...unexpected('pages', views, ['200', '503', 'not begun']),
        ...unexpected('submissions', posts, ['201', '503', 'not begun']),
        ...unexpected('pages, after it was over', after[0], ['200']),
        ...unexpected('submissions, after it was over', after[1], ['201']),
        ...ledger.compare(await store.read(dataDir)),
      ];
      const shed = [views, posts].map(({ outcomes }) => outcomes.get('503') ?? 0);
      const note = `${seconds} s; pages: ${told(views, 5000)}, ${shed[0]} refused; submissions: ${told(posts, 500)}, ${shed[1]} refused; most memory ${mostMemory(server.pid)?.toFixed(0) ?? '?'} MB`;
      return { tried: views.times.length + posts.times.length, lost, note };
    } finally {
      calls.close();
      await server.end('SIGTERM');
    }
  },
};
