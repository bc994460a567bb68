import path from 'node:path';
import { startClocked } from '../clocked-server.ts';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { leftAfterAWhile, passTime, startReceivers } from '../receivers.ts';
import type { Start } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { createSubmission, send, type VisitorSubmission } from '../visitors.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Jumps of the clock while deliveries are pending. */
const jumps: [words: string, ms: number][] = [
  ['back an hour', -hour],
  ['forward a year', 365 * day],
  ['back a day', -day],
  ['forward an hour', hour],
  ['back a year', -365 * day],
];

/** The clock jumps while a delivery is pending: it is delivered once, and no visitor is refused. */
export const clock: Scenario = {
  name: 'clock',
  promise: 'Deliveries, keys, rates and reports continue',
  fault: `the clock jumps: ${jumps.map(([words]) => words).join(', ')}`,
  unit: 'jumps',
  cases: { short: 1, long: 20 },
  attempt: async (torture, { random, folder }) => {
    const { engine, store } = torture;
    const dataDir = path.join(folder, 'data');
    const receivers = await startReceivers();
    const own = { RATE_LIMIT: 'on', OWNER_EMAIL: 'watch@example.org', BACKUP_DAYS: '0' };
    const env = { ...store.env(dataDir), ...receivers.env, ...own };
    const start: Start = { engine, site: await tortureSite(torture, folder), env };
    const ledger = new Ledger();
    const submissions: VisitorSubmission[] = [];
    const lost: string[] = [];
    const waiting = (at: string) => store.waiting(dataDir, at);
    let now = Date.parse('2027-03-01T09:00:00Z') + random.below(24) * hour;
    const server = await startClocked(start, now);
    const take = async (submission: VisitorSubmission, expected: 200 | 201): Promise<void> => {
      const { status, fault } = await send(server.address, submission, ledger);
      if (fault !== undefined || status !== expected)
        lost.push(fault ?? `${status} in place of ${expected}.`);
    };
    try {
      for (const [words, ms] of random.below(2) === 0 ? jumps : jumps.toReversed()) {
        await receivers.fail('4xx');
        submissions.push(createSubmission(random));
        await take(submissions.at(-1)!, 201);
        await passTime(server, { from: now, to: now + 2 * minute, step: minute }, receivers, waiting);
        now += ms;
        await server.setClock(now);
        await receivers.fail(undefined);
        // Repetitions of submissions from before the jump are recognised, and new ones are accepted.
        await take(random.pick(submissions), 200);
        submissions.push(createSubmission(random));
        await take(submissions.at(-1)!, 201);
        await passTime(server, { from: now, to: now + 40 * minute, step: 10 * minute }, receivers, waiting);
        now += 40 * minute;
        const left = await leftAfterAWhile(waiting, now);
        if (left > 0) lost.push(`${left} deliveries still wait 40 minutes after a jump ${words}.`);
      }
      const reports = receivers.mail.acknowledged.filter((raw) => raw.includes('watch@example.org'));
      const ids = reports.map((raw) => /^message-id: .*$/im.exec(raw)?.[0]);
      if (new Set(ids).size < ids.length)
        lost.push(`The owner was notified twice of one problem: ${ids.join(', ')}`);
      lost.push(...receivers.missing(ledger.references()), ...ledger.compare(await store.read(dataDir)));
      return { tried: jumps.length, lost: [...new Set(lost)] };
    } finally {
      await server.end();
      await receivers.close();
    }
  },
};
