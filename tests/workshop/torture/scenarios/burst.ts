import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { caller } from '../load/caller.ts';
import { offer, percentile, type Offered } from '../load/offer.ts';
import { reportProgress } from '../load/report-progress.ts';
import { mostMemory } from '../load/usage.ts';
import { visitedRoutes, submit, view } from '../load/visits.ts';
import { startServer } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { unexpected } from './load.ts';

/**
 * The number of waiting visitors, each with a connection: more than the server processes, and more than it accepts.
 */
const mostPages = 3000;
const mostPosts = 1500;

/** Ten times the load: the excess is refused with a message, and afterwards everything is as before. */
export const burst: Scenario = {
  name: 'burst',
  promise: 'Overload is refused with 503, and the server recovers',
  fault: '500 submissions and 5,000 pages a second',
  unit: 'requests',
  cases: { short: 1, long: 1 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store, scale } = torture;
    const seconds = torture.seconds ?? (scale === 'long' ? 60 : 0.2);
    const secondsAfter = scale === 'long' ? 5 : 0.2;
    const dataDir = path.join(folder, 'data');
    const site = await tortureSite(torture, folder, true);
    const routes = visitedRoutes(site);
    const server = await startServer({ engine, site, env: store.env(dataDir) });
    const calls = caller(server.address, mostPages + mostPosts);
    const ledger = new Ledger();
    using _ = reportProgress((passed) => torture.say(`burst: ${passed} s`));
    try {
      for (const route of routes) await view(calls, route);
      const [views, posts] = await Promise.all([
        offer({ rate: 5000, seconds, most: mostPages }, (number) =>
          view(calls, routes[number % routes.length]!),
        ),
        offer({ rate: 500, seconds, most: mostPosts }, () => submit(calls, random, ledger)),
      ]);
      await pause(1000);
      const after = await Promise.all([
        offer({ rate: 500, seconds: secondsAfter }, (number) => view(calls, routes[number % routes.length]!)),
        offer({ rate: 50, seconds: secondsAfter }, () => submit(calls, random, ledger)),
      ]);
      const lost = [
        ...unexpected('pages', views, ['200', '503', 'not begun']),
        ...unexpected('submissions', posts, ['201', '503', 'not begun']),
        ...unexpected('pages, after the burst', after[0], ['200']),
        ...unexpected('submissions, after the burst', after[1], ['201']),
        ...ledger.compare(await store.read(dataDir)),
      ];
      const note = `${seconds} s; pages: ${summarise(views, '200', seconds)}; submissions: ${summarise(posts, '201', seconds)}; afterwards p99 ${percentile(after[0].times, 0.99).toFixed(0)} and ${percentile(after[1].times, 0.99).toFixed(0)} ms; most memory ${mostMemory(server.pid)?.toFixed(0) ?? '?'} MB`;
      return { tried: views.times.length + posts.times.length, lost, note };
    } finally {
      calls.close();
      await server.end('SIGTERM');
    }
  },
};

/** The numbers and waiting times of served and refused requests. */
function summarise(offered: Offered, served: string, seconds: number): string {
  const [answers, refusals] = [served, '503'].map((outcome) => offered.getTimes(outcome));
  const notBegun = offered.outcomes.get('not begun') ?? 0;
  return [
    `${(answers!.length / seconds).toFixed(0)}/s served, ${waits(answers!)}`,
    `${(refusals!.length / seconds).toFixed(0)}/s refused, ${waits(refusals!)}`,
    `${(notBegun / seconds).toFixed(0)}/s not started because too many were waiting`,
  ].join(', ');
}

function waits(times: readonly number[]): string {
  return [0.5, 0.99].map((share) => `p${share * 100} ${percentile(times, share).toFixed(0)} ms`).join(', ');
}
