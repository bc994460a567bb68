/** @module-tag long */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../../src/server/config/config.ts';
import { outboxWorker } from '../../../src/server/delivery/outbox-worker.ts';
import { plannedDeliveries } from '../../../src/server/delivery/plan.ts';
import type { Worker } from '../../../src/server/delivery/worker.ts';
import { seeded } from '../../workshop/fuzz/random.ts';
import { startTestServerOn } from '../forms/support/test-server.ts';
import { storeKinds } from '../store/store-kinds.ts';
import { mailServer } from './mail-server.ts';
import { testSite } from './stored.ts';

const intents = Number(process.env['INTENTS'] ?? 250);
const atOnce = 24;
const fates = [
  'answered',
  'dropped while it is sent',
  'dropped once it is sent',
  'dropped at the answer',
] as const;

/** Sends a form. @returns its reference; undefined if the connection was dropped */
function send(
  agent: Agent,
  url: string,
  body: string,
  fate: (typeof fates)[number],
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      if (fate !== 'answered') {
        sent.destroy();
        return resolve(undefined);
      }
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () => {
        // A busy server asks to send again later, and the visitor's browser does.
        if (response.statusCode === 503) setTimeout(() => resolve(send(agent, url, body, fate)), 100);
        else resolve((JSON.parse(text) as { reference: string }).reference);
      });
    });
    sent.on('error', (error) => (fate === 'answered' ? reject(error) : resolve(undefined)));
    const drop = (): void => void sent.destroy();
    if (fate === 'dropped while it is sent') sent.write(body.slice(0, 20), drop);
    else sent.end(body, () => fate === 'dropped once it is sent' && setTimeout(drop, 1));
  });
}

test.each(storeKinds)(
  `${intents} submissions, each sent one to five times at once with dropped responses, give one row and one message each, stored $name`,
  { timeout: 60_000 + intents * 200 },
  async (kind) => {
    const { url: smtpUrl, letters } = await mailServer();
    const config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'deliveries' | 'publicUrl'> = {
      smtpUrl,
      mailFrom: 'forms@example.org',
      publicUrl: undefined,
      deliveries: new Map([['office', { email: 'owner@example.org' }]]),
    };
    let worker: Worker | undefined;
    const server = await startTestServerOn(kind, {
      plan: (definition, answers) => plannedDeliveries({ ...definition, receipt: false }, config, answers),
      onStored: () => worker?.check(),
    });
    const quiet = { info: () => undefined, warn: () => undefined, error: console.error };
    worker = outboxWorker(server.store, config, testSite, quiet);
    worker.start();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const url = `${await server.listen()}/api/forms/enquiry`;

    const random = seeded(20_261_121);
    const seen: Set<string>[] = [];
    let posts = 0;
    const visitor = async (): Promise<void> => {
      while (seen.length < intents) {
        const references = new Set<string>();
        const Name = `Visitor ${seen.push(references)}`;
        const answers = { Name, Your_email: 'v@example.org', Mobile_Number: '0', _key: randomUUID() };
        const body = JSON.stringify(answers);
        const early = Array.from({ length: random.below(5) }, () => fates[random.below(fates.length)]!);
        posts += early.length + 1;
        const answered = await Promise.all(early.map((fate) => send(agent, url, body, fate)));
        // The visitor's browser repeats the request until it has received a response.
        answered.push(await send(agent, url, body, 'answered'));
        for (const reference of answered) if (reference !== undefined) references.add(reference);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));
    await worker.run();
    await worker.stop();

    expect(posts).toBeGreaterThan(intents * 2);
    expect(seen.filter((references) => references.size !== 1)).toEqual([]);
    const references = seen.flatMap((each) => [...each]).sort();
    const rows = await server.rows();
    expect(rows.map(({ reference }) => String(reference)).sort()).toEqual(references);
    const deliveries = await server.store.db
      .selectFrom('deliveries')
      .select(['submission_id', 'state'])
      .execute();
    expect(deliveries.map(({ state }) => state)).toEqual(Array(intents).fill('sent'));
    expect(new Set(deliveries.map((row) => row.submission_id)).size).toBe(intents);
    const reported = letters.map(({ raw }) => /^Subject: Ask Us: (\S+)$/m.exec(raw)?.[1]);
    expect(reported.sort()).toEqual(references);
    expect(new Set(letters.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])).size).toBe(intents);
  },
);
