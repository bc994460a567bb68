import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createApp, testLocale } from 'pagewright/testing';
import { serverJournal, serverJournalFile } from '../core/record/stored/server-journal.ts';
import { fullJournal } from './support/samples.ts';

type Limits = NonNullable<Parameters<typeof createApp>[0]['limits']>;
const type = 'application/x-www-form-urlencoded';

/** The server of a journal. */
async function start(limits: Limits) {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  const record = path.join(folder, serverJournalFile);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(serverJournal(fullJournal())));
  for (const name of ['404.html', 'index.html']) writeFileSync(path.join(folder, name), 'A page');
  const app = await createApp({ folder, thirdParties: {}, locale: testLocale(), limits });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return address;
}

/** Opens a connection that sends the head of a request, and of its body one byte every 100 ms. */
async function slowly(address: string, length: number) {
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
  let answer = '';
  socket.on('error', () => undefined).on('data', (piece: Buffer) => (answer += piece.toString()));
  await once(socket, 'connect');
  socket.write(
    `POST /api/oai HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  const timer = setInterval(() => socket.writable && socket.write('a'), 100);
  const stop = (): void => {
    clearInterval(timer);
    socket.destroy();
  };
  socket.once('close', stop);
  onTestFinished(stop);
  return { socket, answer: () => answer };
}

function ask(address: string, body: string): Promise<Response> {
  return fetch(`${address}/api/oai`, { method: 'POST', headers: { 'content-type': type }, body });
}

test('slow bodies of harvesters block no page', async () => {
  const address = await start({ maxAtOnce: 4 });
  for (let each = 0; each < 8; each += 1) await slowly(address, 4000);
  await wait(50);
  expect((await fetch(`${address}/`)).status).toBe(200);
});

test('a harvester must send its request within seconds, and in 4 kB', async () => {
  const address = await start({});
  const { socket, answer } = await slowly(address, 4000);
  await once(socket, 'close');
  expect(answer()).toMatch(/^HTTP\/1\.1 408/);
  expect((await ask(address, 'verb=Identify')).status).toBe(200);
  expect((await ask(address, `verb=Identify&a=${'a'.repeat(4096)}`)).status).toBe(413);
}, 20_000);

test('slow harvesters of one network have a limited share of the requests', async () => {
  const address = await start({ maxBodiesOfNetwork: 3 });
  for (let each = 0; each < 3; each += 1) await slowly(address, 3000);
  await wait(50);
  const fourth = await slowly(address, 3000);
  await once(fourth.socket, 'close');
  expect(fourth.answer()).toMatch(/^HTTP\/1\.1 503[^]*retry-after: 30/);
});
