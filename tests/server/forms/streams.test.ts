import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { pdf } from './support/documents.ts';
import { multipart, multipartType } from './support/multipart.ts';
import { enquiry, startTestServer, type TestServer } from './support/test-server.ts';

const author = JSON.stringify([{ firstName: 'Asha', email: 'asha@example.org' }]);
const upload = (bytes: number) =>
  multipart([
    ['authors', author],
    ['document', Buffer.concat([pdf, Buffer.alloc(bytes, 0x20)]), 'thesis.pdf'],
  ]);
const quick = { everyMs: 20, graceMs: 200, windowMs: 200, bytesPerSecond: 4096 };

/** Opens a connection and sends the head of an upload of this size. */
async function begin(server: TestServer, length: number | 'chunked', form = 'term-paper') {
  const port = Number(new URL(await server.listen()).port);
  const socket = connect(port, '127.0.0.1');
  const size = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(
    `POST /api/forms/${form} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${multipartType}\r\n${size}\r\n\r\n`,
  );
  const answer = text(socket).catch(() => '');
  return { socket, answer };
}

const settled = (server: TestServer) =>
  vi.waitFor(async () => expect(await server.files()).toEqual({ stored: [], incoming: [] }), {
    timeout: 5000,
  });

test.each([10, 50, 90])('an upload that is interrupted at %i % leaves no file', async (percent) => {
  const server = await startTestServer();
  const body = upload(400_000);
  const { socket } = await begin(server, body.length);
  socket.write(body.subarray(0, (body.length * percent) / 100));
  await vi.waitFor(async () => expect((await server.files()).incoming).toHaveLength(1));
  socket.resetAndDestroy();
  await settled(server);
  expect(await server.rows()).toEqual([]);
  expect((await server.app.inject('/')).statusCode).toBe(200);
});

test('an upload that ends regularly but too early is refused and leaves no file', async () => {
  const server = await startTestServer();
  const body = upload(400_000);
  const { socket } = await begin(server, body.length);
  socket.end(body.subarray(0, body.length - 1000));
  await settled(server);
  expect(await server.rows()).toEqual([]);
});

test('occasional bytes are too slow, and the response reports that', async () => {
  const server = await startTestServer({ limits: { pace: quick } });
  const body = upload(400_000);
  const { socket, answer } = await begin(server, body.length);
  socket.on('error', () => undefined);
  for (let at = 0; at < 60 && !socket.destroyed && socket.writable; at += 1) {
    socket.write(body.subarray(at, at + 1));
    await wait(30);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 408[^]*"code":"slow"/);
  await settled(server);
});

test('a connection with the minimal speed succeeds, however long it takes', async () => {
  // This is ten times the required speed, because a busy machine may pause for more than 200 ms.
  const server = await startTestServer({
    limits: { pace: { ...quick, windowMs: 2_000, bytesPerSecond: 20_000 } },
  });
  const body = upload(200_000);
  const { socket, answer } = await begin(server, body.length);
  // The connection stays open until the response has begun: a client that leaves earlier gets none.
  const begun = once(socket, 'data');
  const step = Math.ceil(body.length / 20);
  for (let at = 0; at < body.length; at += step) {
    socket.write(body.subarray(at, at + step));
    await wait(50);
  }
  await begun;
  socket.end();
  expect(await server.rows()).toHaveLength(1);
  expect(await answer).toMatch(/^HTTP\/1\.1 201/);
});

test('a file that is far too large is read to its end, so that the response is received', async () => {
  const server = await startTestServer();
  const address = await server.listen();
  const form = new FormData();
  form.append('authors', author);
  form.append('document', new Blob([pdf, Buffer.alloc(20_000_000)]), 'thesis.pdf');
  const answer = await fetch(`${address}/api/forms/term-paper`, { method: 'POST', body: form });
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'too-large' }]);
  await settled(server);
});

test.each(['enquiry', 'nothing-here'])(
  'a body of 10 MB for the form %s is read before it is refused',
  async (form) => {
    const server = await startTestServer();
    const address = await server.listen();
    const answer = await fetch(`${address}/api/forms/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.alloc(10_000_000, 0x20),
    });
    expect([404, 413]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ ok: false });
  },
);

test('an endless body is aborted', async () => {
  const server = await startTestServer({ limits: { pace: quick } });
  const { socket, answer } = await begin(server, 'chunked', 'enquiry');
  socket.on('error', () => undefined);
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 0x61), Buffer.from('\r\n')]);
  let sent = 0;
  while (!socket.destroyed && socket.writable && sent < 300) {
    sent += 1;
    if (!socket.write(chunk))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), wait(1000)]);
  }
  expect(sent).toBeLessThan(300);
  await answer;
  expect((await server.app.inject('/')).statusCode).toBe(200);
});

test('twenty concurrent uploads all arrive completely', async () => {
  const server = await startTestServer();
  const address = await server.listen();
  const send = (number: number) => {
    const form = new FormData();
    form.append('authors', JSON.stringify([{ firstName: `Author ${number}`, email: 'a@b.c' }]));
    form.append('document', new Blob([pdf, Buffer.alloc(300_000 + number, 0x20)]), `${number}.pdf`);
    return fetch(`${address}/api/forms/term-paper`, { method: 'POST', body: form }).then(
      ({ status }) => status,
    );
  };
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, number) => send(number)));
  expect(new Set(statuses)).toEqual(new Set([201]));
  const files = await server.store.db.selectFrom('files').select(['original_name', 'bytes']).execute();
  expect(
    files.every(({ original_name, bytes }) => bytes === pdf.length + 300_000 + parseInt(original_name)),
  ).toBe(true);
  expect((await server.files()).stored).toHaveLength(20);
});

test('a stopping server finishes its running requests', async () => {
  const server = await startTestServer();
  const body = upload(300_000);
  const { socket, answer } = await begin(server, body.length);
  socket.write(body.subarray(0, 1000));
  await vi.waitFor(async () => expect((await server.files()).incoming).toHaveLength(1));
  const closed = server.app.close();
  socket.write(body.subarray(1000));
  expect(await answer).toMatch(/^HTTP\/1\.1 201[^]*"ok":true/);
  await closed;
  expect(await server.rows()).toHaveLength(1);
});

test('a request during the stop is accepted, and its connection is closed afterwards', async () => {
  const server = await startTestServer();
  const body = upload(1000);
  const { socket, answer } = await begin(server, body.length);
  socket.write(body.subarray(0, 900));
  await vi.waitFor(async () => expect((await server.files()).incoming).toHaveLength(1));
  const closed = server.app.close();
  const { status, headers } = await server.post('enquiry', enquiry);
  expect([status, headers['connection']]).toEqual([201, 'close']);
  socket.write(body.subarray(900));
  expect(await answer).toMatch(/^HTTP\/1\.1 201/);
  await closed;
  expect(await server.rows()).toHaveLength(2);
});

test.each(['application/json', 'application/x-www-form-urlencoded', multipartType])(
  'a post of %s that is interrupted before its body is read ends',
  async (type) => {
    const { store } = await startTestServer();
    const [counting, cut] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The delay is that of a count in a remote database.
    const countPost = async () => {
      counting.resolve();
      await cut.promise;
      return { posts: 1, before: 0 };
    };
    const server = await startTestServer({
      store: { ...store, countPost },
      isRateLimited: true,
      maxArriving: 1,
    });
    const { port } = new URL(await server.listen());
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `POST /api/forms/enquiry HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n`;
    socket.write(`${head}Content-Length: 100\r\n\r\n{`);
    await counting.promise;
    socket.resetAndDestroy();
    // The wait ends when the server has detected the interruption.
    await vi.waitFor(async () => {
      const open = await new Promise((resolve) =>
        server.app.server.getConnections((_error, count) => resolve(count)),
      );
      expect(open).toBe(0);
    });
    cut.resolve();
    await vi.waitFor(async () => expect((await server.post('enquiry', enquiry)).status).toBe(201));
    await server.app.close();
  },
);

test('slow clients do not block others', async () => {
  const server = await startTestServer({ maxAtOnce: 1 });
  const body = upload(1000);
  const { socket } = await begin(server, body.length);
  socket.write(body.subarray(0, 900));
  await vi.waitFor(async () => expect((await server.files()).incoming).toHaveLength(1));
  expect((await server.post('enquiry', enquiry)).status).toBe(201);
  socket.destroy();
});

test('excess requests are asked to retry', async () => {
  const server = await startTestServer({ maxArriving: 1 });
  const body = upload(1000);
  const { socket } = await begin(server, body.length);
  socket.write(body.subarray(0, 900));
  await vi.waitFor(async () => expect((await server.files()).incoming).toHaveLength(1));
  const second = await server.post('enquiry', enquiry);
  expect([second.status, second.body.code, second.headers['retry-after']]).toEqual([503, 'busy', '30']);
  socket.destroy();
  await vi.waitFor(async () => expect((await server.post('enquiry', enquiry)).body.ok).toBe(true));
});

test('a connection serves several posts, including refused ones', async () => {
  const server = await startTestServer();
  const { port } = new URL(await server.listen());
  const { Agent } = await import('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<unknown>();
  const post = (form: string, body: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      const sent = httpRequest(
        { port, agent, method: 'POST', path: `/api/forms/${form}`, headers },
        (answer) => {
          sockets.add(answer.socket);
          answer.resume().once('end', () => resolve(answer.statusCode));
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  const statuses = [];
  for (const [form, body] of [
    ['enquiry', '{'],
    ['enquiry', `"${'x'.repeat(400_000)}"`],
    ['nothing', '{}'],
    ['enquiry', JSON.stringify(enquiry)],
  ] as const) {
    statuses.push(await post(form, body));
  }
  agent.destroy();
  expect(statuses).toEqual([400, 413, 404, 201]);
  expect(sockets.size).toBe(1);
});
