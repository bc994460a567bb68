import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import type { ConnectionLimits } from '../../src/server/connection-limits.ts';
import { english } from '../helpers/english.ts';
import { definitions } from './forms/support/definitions.ts';
import { enquiry, startTestServer } from './forms/support/test-server.ts';
import { openTestStore } from './store/test-store.ts';
import { createBuiltSite } from './built.ts';

/** A server with forms and uploads. */
async function start(limits: Partial<ConnectionLimits>): Promise<{ app: FastifyInstance; address: string }> {
  const root = createBuiltSite();
  const folder = path.join(root, 'dist');
  const store = openTestStore(path.join(root, 'data'));
  const app = await createApp({
    folder,
    thirdParties: {},
    locale: english,
    forms: { store, definitions, plan: () => [] },
    limits,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    await store.close();
  });
  return { app, address };
}

interface SlowLine {
  socket: Socket;
  /** The whole response so far. */
  answer(): string;
}

/** Opens a connection that sends the head of a request, and of its body one byte every 100 ms. */
async function slowly({ server }: FastifyInstance, head: string, from = '127.0.0.2'): Promise<SlowLine> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  let answer = '';
  socket.on('error', () => undefined).on('data', (piece: Buffer) => (answer += piece.toString()));
  await once(socket, 'connect');
  socket.write(head);
  const timer = setInterval(() => socket.writable && socket.write('a'), 100);
  const stop = (): void => {
    clearInterval(timer);
    socket.destroy();
  };
  socket.once('close', stop);
  onTestFinished(stop);
  return { socket, answer: () => answer };
}

function head(line: string, type = 'application/json'): string {
  return `${line} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 16000\r\n\r\n`;
}

test.each([
  ['POST /nowhere', 'application/json'],
  ['POST /', 'text/plain'],
  ['PUT /api/nowhere', 'application/json'],
  ['DELETE /', 'application/json'],
  ['GET /', 'application/json'],
  ['GET /healthz', 'application/json'],
  ['POST /api/forms/enquiry', 'application/json'],
  ['PUT /api/forms/enquiry', 'application/json'],
  ['POST /api/uploads', 'application/offset+octet-stream'],
])('slow bodies of %s block no page', async (line, type) => {
  const { app, address } = await start({ maxAtOnce: 4 });
  for (let each = 0; each < 8; each += 1) await slowly(app, head(line, type));
  await wait(50);
  expect((await fetch(`${address}/`)).status).toBe(200);
});

test.each([
  ['POST /nowhere', 404],
  ['DELETE /', 404],
  ['GET /', 200],
])(
  '%s with a body is answered before the body arrives, and the connection is closed',
  async (line, status) => {
    const { app } = await start({});
    const { socket, answer } = await slowly(app, head(line));
    await once(socket, 'close');
    expect(answer()).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(answer()).toContain('connection: close');
    expect(answer()).toContain(status === 404 ? 'Nothing here' : 'Home');
  },
);

test('a network that sends slowly to a form has a limited share of the requests, and others can send', async () => {
  const { app, address } = await start({ maxBodiesOfNetwork: 3 });
  const line = 'POST /api/forms/enquiry';
  for (let each = 0; each < 3; each += 1) await slowly(app, head(line).replace('16000', '3000'));
  await wait(50);
  const fourth = await slowly(app, head(line));
  await once(fourth.socket, 'close');
  expect(fourth.answer()).toMatch(/^HTTP\/1\.1 503[^]*retry-after: 30/);
  const headers = { 'content-type': 'application/json' };
  const sent = await fetch(`${address}/api/forms/enquiry`, {
    method: 'POST',
    headers,
    body: JSON.stringify(enquiry),
  });
  expect(sent.status).toBe(201);
});

test('visitors of one network use their share of the pages in progress, and the others are served', async () => {
  const rendered = Promise.withResolvers<string>();
  const server = await startTestServer({
    limits: { maxOfNetwork: 2 },
    renderReceipt: () => rendered.promise,
  });
  const { reference } = (await server.post('enquiry', enquiry)).body;
  const get = (url: string, remoteAddress: string) => server.app.inject({ url, remoteAddress });
  const held = [1, 2].map(() => get(`/sent?form=enquiry&ref=${reference}`, '192.0.2.1').then((each) => each));
  await wait(20);
  expect((await get('/', '192.0.2.1')).statusCode).toBe(503);
  expect((await get('/', '192.0.2.2')).statusCode).toBe(200);
  rendered.resolve('');
  await Promise.all(held);
  expect((await get('/', '192.0.2.1')).statusCode).toBe(200);
});

test('receipts that wait for the store do not block pages', async () => {
  const { store } = await startTestServer();
  const held = Promise.withResolvers<undefined>();
  const server = await startTestServer({ store: { ...store, findStatus: () => held.promise } });
  const receipt = (number: number) =>
    server.app
      .inject({ url: '/sent?form=enquiry&ref=CCCC-3333', remoteAddress: `192.0.2.${number % 250}` })
      .then(({ statusCode }) => statusCode);
  const waiting = Array.from({ length: 250 }, (_, number) => receipt(number));
  await Promise.any(waiting.slice(-1));
  expect((await server.app.inject('/')).statusCode).toBe(200);
  held.resolve(undefined);
  const statuses = await Promise.all(waiting);
  expect(statuses.filter((status) => status === 503)).toHaveLength(230);
});
