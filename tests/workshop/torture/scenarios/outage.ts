import path from 'node:path';
import type { Random } from '../../fuzz/random.ts';
import { startClocked, type ClockedServer } from '../clocked-server.ts';
import { Ledger } from '../ledger.ts';
import type { Scenario } from '../scenario.ts';
import { leftAfterAWhile, passTime, startReceivers, type Receivers } from '../receivers.ts';
import { failureModes } from '../servers/failure-mode.ts';
import type { Start } from '../start-server.ts';
import { tortureSite } from '../torture-site.ts';
import { createSubmission, send } from '../visitors.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Mail server and webhook fail for a day; in the middle the server is killed. Afterwards everything is delivered. */
export const outage: Scenario = {
  name: 'outage',
  promise: 'All submissions reach the owner, by mail and webhook',
  fault: `both fail for a simulated day: ${failureModes.join(', ')}`,
  unit: 'deliveries',
  cases: { short: 1, long: failureModes.length },
  attempt: async (torture, { number, random, folder }) => {
    const { engine, store, scale } = torture;
    const dataDir = path.join(folder, 'data');
    const receivers = await startReceivers();
    const env = { ...store.env(dataDir), ...receivers.env };
    const start: Start = { engine, site: await tortureSite(torture, folder), env };
    const ledger = new Ledger();
    const waiting = (at: string) => store.waiting(dataDir, at);
    let now = Date.parse('2027-03-01T09:00:00Z');
    let server = await startClocked(start, now);
    const lost: string[] = [];
    const pass = async (to: number, step: number): Promise<void> => {
      await passTime(server, { from: now, to, step }, receivers, waiting);
      now = to;
    };
    try {
      const modes = scale === 'long' ? [failureModes[number - 1]] : chooseSome(failureModes, 3, random);
      for (const mode of modes) {
        await receivers.fail(mode);
        lost.push(...(await sendSome(server, random, ledger)));
        const step = scale === 'long' ? 5 * minute : 12 * 60 * minute;
        await pass(now + day / 2, step);
        if (mode === modes[0]) {
          await server.end();
          server = await startClocked(start, now);
        }
        lost.push(...(await sendSome(server, random, ledger)));
        await pass(now + day / 2, step);
        await receivers.fail(undefined);
        // The longest pause between two attempts is half an hour.
        await pass(now + 40 * minute, 10 * minute);
        const left = await leftAfterAWhile(waiting, now);
        if (left > 0) lost.push(`${left} deliveries still wait 40 minutes after “${mode}” was over.`);
      }
      lost.push(...receivers.missing(ledger.references()), ...ledger.compare(await store.read(dataDir)));
      return { tried: 2 * ledger.size, lost: [...new Set(lost)], note: repetitions(receivers) };
    } finally {
      await server.end();
      await receivers.close();
    }
  },
};

function chooseSome<T>(list: readonly T[], count: number, random: Random): T[] {
  const first = random.below(list.length);
  return Array.from({ length: count }, (_, index) => list[(first + index) % list.length]!);
}

async function sendSome(server: ClockedServer, random: Random, ledger: Ledger): Promise<string[]> {
  const sent = [undefined, 2000].map((bytes) =>
    send(server.address, createSubmission(random, bytes), ledger),
  );
  return (await Promise.all(sent)).flatMap(({ status, fault }) =>
    status === 201 ? [] : [fault ?? `A submission was answered with ${status}.`],
  );
}

/** Repeated deliveries: only those that the receiver has accepted and could not acknowledge. */
function repetitions({ mail, webhook }: Receivers): string {
  const ids = [
    ...mail.acknowledged.map((raw) => /^message-id: .*$/im.exec(raw)?.[0]),
    ...webhook.acknowledged.map((body) => (JSON.parse(body) as { id: string }).id),
  ];
  return `${ids.length - new Set(ids).size} of ${ids.length} messages repeated, each with the id of the first`;
}
