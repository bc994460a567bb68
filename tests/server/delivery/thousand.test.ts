import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../../src/server/config/config.ts';
import { outboxWorker } from '../../../src/server/delivery/outbox-worker.ts';
import { plannedDeliveries } from '../../../src/server/delivery/plan.ts';
import type { Worker } from '../../../src/server/delivery/worker.ts';
import { startTestServer } from '../forms/test-server.ts';
import { mailServer } from './mail-server.ts';
import { site } from './stored.ts';

const intents = Number(process.env['INTENTS'] ?? 1000);

/** A number from 0 to below 1; the same ones in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Fate = 'answered' | 'dropped at once' | 'dropped at the answer';

/** Sends a form; nothing comes back where the line is made to drop. */
function send(agent: Agent, url: string, body: string, fate: Fate): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      if (fate === 'dropped at the answer') {
        sent.destroy();
        return resolve(undefined);
      }
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () => resolve((JSON.parse(text) as { reference: string }).reference));
    });
    sent.on('error', (error) => (fate === 'answered' ? reject(error) : resolve(undefined)));
    sent.end(body, () => {
      if (fate === 'dropped at once') setTimeout(() => sent.destroy(), 1);
    });
  });
}

test(
  `${intents} submissions, sent one to five times with answers dropped, make as many rows and messages`,
  { timeout: 240_000 },
  async () => {
    const { url: smtpUrl, letters } = await mailServer();
    const config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'deliveries' | 'publicUrl'> = {
      smtpUrl,
      mailFrom: 'forms@example.org',
      publicUrl: undefined,
      deliveries: new Map([['office', { email: 'owner@example.org' }]]),
    };
    let worker: Worker | undefined;
    const server = await startTestServer({
      plan: (definition, answers) => plannedDeliveries({ ...definition, receipt: false }, config, answers),
      onStored: () => worker?.check(),
    });
    const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
    worker = outboxWorker(server.store, config, site, quiet);
    worker.start();
    const agent = new Agent({ keepAlive: true, maxSockets: 24 });
    onTestFinished(() => agent.destroy());
    const url = `${await server.listen()}/api/forms/enquiry`;

    const random = dice(20_261_121);
    const references = new Map<number, string>();
    let posts = 0;
    const waiting = Array.from({ length: intents }, (_, index) => index);
    const visitor = async (): Promise<void> => {
      for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
        const answers = { Name: `Visitor ${index}`, Your_email: 'v@example.org', Mobile_Number: '0' };
        const body = JSON.stringify({ ...answers, _key: `key-of-intent-${index}` });
        for (let left = 1 + Math.floor(random() * 5); left > 0; left -= 1) {
          const chance = random();
          const fate =
            left === 1 || chance > 0.7
              ? 'answered'
              : chance > 0.35
                ? 'dropped at once'
                : 'dropped at the answer';
          const reference = await send(agent, url, body, fate);
          posts += 1;
          if (reference === undefined) continue;
          expect(references.get(index) ?? reference).toBe(reference);
          references.set(index, reference);
        }
      }
    };
    await Promise.all(Array.from({ length: 24 }, visitor));
    await worker.run();
    await worker.stop();

    expect(posts).toBeGreaterThan(intents * 2);
    expect(references.size).toBe(intents);
    expect(await server.rows()).toHaveLength(intents);
    expect(letters).toHaveLength(intents);
    const told = letters.map(({ raw }) => /^Subject: Ask Us: (\S+)$/m.exec(raw)?.[1]);
    expect(told.sort()).toEqual([...references.values()].sort());
    expect(new Set(letters.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])).size).toBe(intents);
  },
);
