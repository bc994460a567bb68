import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { warnOfProxy } from '../../src/server/warn-of-proxy.ts';

/** The warnings of a server after three requests through a proxy and one without. */
async function warnings(proxies: number, publicUrl?: string): Promise<{ atStart: string[]; all: string[] }> {
  const reported: string[] = [];
  const stream = { write: (line: string) => void reported.push((JSON.parse(line) as { msg: string }).msg) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  warnOfProxy(app, proxies, publicUrl);
  app.get('/', () => 'page');
  await app.ready();
  const atStart = [...reported];
  await app.inject('/');
  expect(reported).toEqual(atStart);
  for (let each = 0; each < 3; each += 1)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1' } });
  await app.close();
  return { atStart, all: reported };
}

const consequence =
  'but TRUST_PROXY is 0: all visitors count as one address, so if many forms arrive at once, they are refused. Set TRUST_PROXY to the number of proxies in front of the server, usually 1.';

test('a proxy that the settings do not name is reported once, at its first request', async () => {
  const { atStart, all } = await warnings(0);
  expect(atStart).toEqual([]);
  expect(all).toEqual([`Requests carry X-Forwarded-For, so there is a proxy, ${consequence}`]);
  expect(await warnings(0, 'http://example.org')).toMatchObject({ all });
});

test('if the site’s address implies a proxy, it is reported at the start', async () => {
  const { atStart, all } = await warnings(0, 'https://example.org');
  expect(atStart).toEqual([`PUBLIC_URL begins with https:, so there is a proxy, ${consequence}`]);
  expect(all).toEqual(atStart);
});

test('a configured proxy is not reported', async () => {
  expect((await warnings(1, 'https://example.org')).all).toEqual([]);
});
