import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { deliverer } from '../../../src/server/delivery/deliver.ts';
import { createWorker } from '../../../src/server/delivery/worker.ts';
import { deliveriesIn, freshStore, morning, testSite, storeSample } from './stored.ts';
import { isGenuine } from './verify-webhook.ts';
import { english } from '../../helpers/english.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** A real receiver of calls on this computer, and a worker that calls it. */
async function bench(answer: (response: ServerResponse, call: number) => void, timeoutMs = 10_000) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => answer(response, received.push({ headers: request.headers, body })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;
  const store = freshStore();
  await storeSample(store, { reference: 'CDFG-3467', channels: ['webhook'] });
  const clock = { now: Date.parse(morning) };
  const now = (): Date => new Date(clock.now);
  const deliveries = new Map([['office', { webhook, secret }]]);
  const config = { deliveries, mailFrom: undefined, publicUrl: undefined };
  const deliver = deliverer({
    store,
    config,
    site: testSite,
    locale: english,
    sendMail: undefined,
    fetch,
    now,
    timeoutMs,
  });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return { store, clock, received, worker: createWorker({ store, deliver, log, now, random: () => 0 }) };
}

test('a receiver that fails once is called again with the same id and a new signature', async () => {
  const { store, clock, received, worker } = await bench((response, call) =>
    response.writeHead(call === 1 ? 500 : 204).end(),
  );
  await worker.run();
  clock.now += 60_000;
  await worker.run();
  await worker.run();
  expect(await deliveriesIn(store)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(received).toHaveLength(2);
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill('cdfg-3467_webhook'));
  const times = received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(times).toEqual([Date.parse(morning) / 1000, Date.parse(morning) / 1000 + 60]);
  for (const [index, { headers, body }] of received.entries())
    expect(await isGenuine(headers, body, secret, times[index]! * 1000)).toBe(true);
  expect(new Set(received.map(({ headers }) => headers['webhook-signature'])).size).toBe(2);
});

test('an acknowledgement counts, even if the connection breaks afterwards', async () => {
  const { store, received, worker } = await bench((response) => {
    response.writeHead(200, { 'Content-Length': 1000 }).write('half of');
    setTimeout(() => response.destroy(), 20);
  });
  await worker.run();
  expect(await deliveriesIn(store)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(received).toHaveLength(1);
});

test('a receiver that drops the connection, or is permanently gone', async () => {
  const dropping = await bench((response) => response.destroy());
  await dropping.worker.run();
  expect(await deliveriesIn(dropping.store)).toMatchObject([{ state: 'pending', attempts: 1 }]);
  const gone = await bench((response) => response.writeHead(410).end());
  await gone.worker.run();
  expect(await deliveriesIn(gone.store)).toMatchObject([{ state: 'failed', attempts: 1 }]);
});

test('a submission that was erased after planning is not delivered', async () => {
  const { store, received, worker } = await bench((response) => response.writeHead(204).end());
  await store.db.updateTable('submissions').set({ data: null }).execute();
  await worker.run();
  expect(received).toEqual([]);
  expect(await deliveriesIn(store)).toMatchObject([
    { state: 'failed', last_error: 'The submission was erased.' },
  ]);
});

test('the worker waits for a silent receiver only until the limit', async () => {
  const { store, worker } = await bench(() => undefined, 200);
  await worker.run();
  expect(await deliveriesIn(store)).toMatchObject([
    {
      state: 'pending',
      last_error: 'The webhook could not be reached: it did not answer within 1 seconds.',
    },
  ]);
});
