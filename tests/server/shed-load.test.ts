import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { enquiry, startTestServer } from './forms/support/test-server.ts';

test('excess requests for pages are asked to retry; forms and health checks are not', async () => {
  const drawing = Promise.withResolvers<string>();
  const renderReceipt = () => drawing.promise;
  const server = await startTestServer({ limits: { maxAtOnce: 2 }, renderReceipt });
  const { reference } = (await server.post('enquiry', enquiry)).body;
  const receipt = `/sent?form=enquiry&ref=${reference}`;
  const waiting = [1, 2].map(() => server.app.inject(receipt).then((answer) => answer));
  const third = await server.app.inject('/');
  expect([
    third.statusCode,
    third.headers['retry-after'],
    third.headers['cache-control'],
    third.body,
  ]).toEqual([503, '5', 'no-store', 'The server could not answer. Please try again.']);
  expect(third.headers['content-security-policy']).toBeDefined();
  expect((await server.app.inject('/readyz')).json()).toMatchObject({ store: 'ok' });
  expect((await server.post('enquiry', { ...enquiry, Name: 'Ravi' })).status).toBe(201);
  drawing.resolve('<!doctype html><title>Sent</title>');
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await server.app.inject('/')).statusCode).toBe(200);
});

test('a page counts until it is read from disk', async () => {
  const server = await startTestServer({ limits: { maxAtOnce: 1 } });
  const pages = await Promise.all([1, 2, 3].map(() => server.app.inject('/').then((answer) => answer)));
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 503, 503]);
  expect((await server.app.inject('/')).statusCode).toBe(200);
});

/** Sends a request on a separate connection. */
function ask(address: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  const agent = new Agent({ keepAlive: false });
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    // The server reads this page from disk, not from memory.
    const asking = { 'if-none-match': '"another"' };
    const sent = request(
      `${address}${path}`,
      { agent, ...(body ? { method: 'POST', headers } : { headers: asking }) },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject).end(body);
  });
}

test('while connections wait, new requests for pages and forms are asked to retry and some are served; afterwards all are served again', async () => {
  const { store } = await startTestServer();
  // The pause is that of a disk.
  const add = async (...submission: Parameters<typeof store.add>) => {
    await pause(10);
    return store.add(...submission);
  };
  const server = await startTestServer({
    store: { ...store, add },
    limits: { queueMs: 0, formQueueMs: 0, maxInOverload: 1 },
  });
  const address = await server.listen();
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      index % 3 === 0
        ? ask(address, '/api/forms/enquiry', JSON.stringify({ ...enquiry, Name: `Visitor ${index}` }))
        : ask(address, index % 3 === 1 ? '/' : '/readyz'),
    ),
  );
  const statuses = (kind: number) =>
    new Set(answers.filter((_, index) => index % 3 === kind).map(({ status }) => status));
  expect(statuses(0)).toEqual(new Set([201, 503]));
  expect(statuses(1)).toEqual(new Set([200, 503]));
  expect(statuses(2)).toEqual(new Set([200]));
  const stored = answers.filter(({ status }) => status === 201).length;
  expect(await store.references()).toHaveLength(stored);
  const refused = answers.find(({ status, text }) => status === 503 && text.startsWith('{'));
  expect(JSON.parse(refused?.text ?? '')).toEqual({
    ok: false,
    code: 'busy',
    message: 'Many forms are arriving now. Please send yours again in a minute.',
    errors: [],
  });
  expect((await ask(address, '/')).status).toBe(200);
  expect((await ask(address, '/api/forms/enquiry', JSON.stringify(enquiry))).status).toBe(201);
});
