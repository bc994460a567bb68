import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestServer, type TestOptions } from '../support/test-server.ts';
import { pdf } from '../support/documents.ts';
import { announce, tus } from '../support/tus-client.ts';

const size = 400_000;
const announced = () => ({
  form: 'term-paper',
  field: 'document',
  key: randomUUID(),
  filename: 'a.pdf',
  size,
});

async function start(options: TestOptions = {}) {
  const clock = { now: Date.parse('2026-11-23T10:00:00.000Z') };
  const server = await startTestServer({
    isRateLimited: true,
    proxies: 1,
    sources: { now: () => new Date(clock.now), uuid: randomUUID, randomInt: () => 0 },
    ...options,
  });
  const address = await server.listen();
  const from = (network: string) => announce(address, announced(), { 'x-forwarded-for': network });
  const send = (url: string, at: number, bytes: Buffer) =>
    tus('PATCH', `${address}${url}`, { 'upload-offset': String(at) }, bytes);
  const minutes = (count: number) => (clock.now += count * 60_000);
  return { server, address, from, send, minutes };
}

test('one visitor can announce twenty files, and others can still announce theirs', async () => {
  const { from } = await start();
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 25; count += 1) statuses.push((await from('192.0.2.1'))?.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.slice(20)).toEqual([507, 507, 507, 507, 507]);
  expect((await from('192.0.2.2'))?.status).toBe(201);
});

test('an announced file without data is removed after ten minutes, and another may be announced', async () => {
  const { from, send, minutes } = await start();
  const urls: string[] = [];
  for (let count = 0; count < 20; count += 1)
    urls.push(String((await from('192.0.2.1'))?.headers['location']));
  minutes(9);
  expect((await send(urls[0]!, 0, pdf))?.status).toBe(204);
  minutes(2);
  expect((await send(urls[0]!, pdf.length, Buffer.alloc(1000, 1)))?.status).toBe(204);
  expect((await send(urls[1]!, 0, pdf))?.status).toBe(404);
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 20; count += 1) statuses.push((await from('192.0.2.1'))?.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(19);
});

test('an upload in progress continues when no other may begin, and the owner is notified', async () => {
  const { server, from, send } = await start({ maxUploadBytes: size });
  const [one, two] = [await from('192.0.2.1'), await from('192.0.2.2')];
  const urls = [one, two].map((each) => String(each?.headers['location']));
  expect((await send(urls[0]!, 0, Buffer.alloc(size, 1)))?.status).toBe(204);
  expect((await send(urls[1]!, 0, pdf))?.status).toBe(204);
  expect((await from('192.0.2.3'))?.status).toBe(507);
  const rest = Buffer.alloc(size - pdf.length, 1);
  expect((await send(urls[1]!, pdf.length, rest))?.headers['upload-offset']).toBe(String(size));
  expect((await server.app.inject('/healthz')).json()).toMatchObject({ load: 'uploads' });
});
