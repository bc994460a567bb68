import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { defaultLimits, type ConnectionLimits } from '../../src/server/connection-limits.ts';
import { english } from '../helpers/english.ts';
import { definitions } from './forms/support/definitions.ts';
import { openTestStore } from './store/test-store.ts';
import { createBuiltSite } from './built.ts';

const quick = { everyMs: 20, graceMs: 200, windowMs: 200, bytesPerSecond: 4096 };

/** A server with forms, and its port. */
async function start(limits: Partial<ConnectionLimits>): Promise<{ app: FastifyInstance; port: number }> {
  const root = createBuiltSite();
  const folder = path.join(root, 'dist');
  const store = openTestStore(path.join(root, 'data'));
  const forms = { store, definitions, plan: () => [] };
  const app = await createApp({ folder, thirdParties: {}, locale: english, forms, limits });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    await store.close();
  });
  return { app, port: (app.server.address() as AddressInfo).port };
}

/** Sends a byte of the body from time to time, until the connection is closed. @returns the whole response */
async function drip(socket: Socket, head: string): Promise<string> {
  let answer = '';
  socket.on('data', (piece: Buffer) => (answer += piece.toString()));
  socket.on('error', () => undefined);
  socket.write(head);
  while (!socket.destroyed && socket.writable) {
    socket.write('x');
    await wait(30);
  }
  return answer;
}

test.each([
  ['POST', '/nowhere', 'Content-Type: application/json\r\nContent-Length: 60000'],
  ['POST', '/nowhere', 'Content-Type: text/odd\r\nContent-Length: 60000'],
  ['POST', '/api/forms/enquiry', 'Content-Type: application/json\r\nContent-Length: 60000'],
  ['PUT', '/api/forms/enquiry', 'Content-Type: application/json\r\nContent-Length: 60000'],
  ['DELETE', '/', 'Content-Type: application/json\r\nContent-Length: 60000'],
  ['GET', '/', 'Content-Length: 60000'],
  ['GET', '/healthz', 'Content-Length: 60000'],
])('%s %s with a slow body is aborted, with %j', async (method, url, headers) => {
  const { app, port } = await start({ pace: quick });
  const closed = drip(
    connect(port, '127.0.0.1'),
    `${method} ${url} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`,
  );
  // Other requests are served meanwhile.
  expect((await app.inject('/')).statusCode).toBe(200);
  const answer = await closed;
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
  expect([200, 404, 405, 408, 415]).toContain(status);
  if (status === 408)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      ok: false,
      code: 'slow',
      message:
        'The connection was too slow, and nothing was stored. Please try again with a better connection.',
      errors: [],
    });
  expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
});

test('an inactive connection is closed', async () => {
  const { port } = await start({ silenceMs: 200 });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n',
  );
  socket.resume();
  await once(socket, 'close');
});

test('excess connections are closed at once, and there is space again after others end', async () => {
  const { app, port } = await start({ maxConnections: 3 });
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const held = [await open(), await open(), await open()];
  await expect.poll(() => connections(app)).toBe(3);
  await once((await open()).resume(), 'close');
  held[0]!.destroy();
  await expect.poll(() => connections(app)).toBe(2);
  const next = await open();
  next.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(next)).toMatch(/^HTTP\/1\.1 200/);
  for (const socket of held) socket.destroy();
});

test('by default an inactive connection is closed after some minutes', () => {
  const { pace, silenceMs, maxConnections } = defaultLimits;
  expect(pace.graceMs + pace.windowMs).toBeLessThanOrEqual(60_000);
  expect(silenceMs).toBeLessThanOrEqual(120_000);
  expect(maxConnections).toBeLessThanOrEqual(5000);
});

function connections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
