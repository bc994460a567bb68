import { expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { english } from '../../helpers/english.ts';
import { createBuiltSite } from '../built.ts';
import { freshStore, morning, storeSample } from '../delivery/stored.ts';
import { definitions } from '../forms/support/definitions.ts';
import { readMetrics } from './read-metrics.ts';
import path from 'node:path';

const token = 'a-token-of-some-length';

async function startApp({
  metricsToken,
  proxies = 0,
  free = 1e12,
  publicUrl,
}: { metricsToken?: string; proxies?: number; free?: number; publicUrl?: string } = {}) {
  const store = freshStore();
  const app = await createApp({
    folder: path.join(createBuiltSite(), 'dist'),
    thirdParties: {},
    locale: english,
    proxies,
    forms: {
      store,
      definitions,
      plan: () => [],
      publicUrl,
      sources: { now: () => new Date(Date.parse(morning) + 90_000), uuid: () => 'id', randomInt: () => 0 },
    },
    watching: { metricsToken, unaddressed: ['order'], free: () => Promise.resolve(free) },
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'localhost', ...headers } });
  return { store, app, get };
}

test('health has a word for each check', async () => {
  const { get } = await startApp();
  for (const url of ['/healthz', '/readyz']) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      ok: true,
      store: 'ok',
      files: 'ok',
      disk: 'ok',
      outbox: 'ok',
      load: 'ok',
      delivery: 'some',
    });
  }
});

test('with a full disk or a closed store the response is 503', async () => {
  const full = await startApp({ free: 0 });
  const words = {
    ok: false,
    store: 'ok',
    files: 'ok',
    disk: 'low',
    outbox: 'ok',
    load: 'ok',
    delivery: 'some',
  };
  for (const url of ['/healthz', '/readyz']) {
    const answer = await full.get(url);
    expect([answer.statusCode, answer.json()]).toEqual([503, words]);
  }
  const closed = await startApp();
  await closed.store.close();
  expect((await closed.get('/readyz')).statusCode).toBe(503);
});

test('only /healthz reports lateness: forms can be accepted', async () => {
  const { store, get } = await startApp();
  await storeSample(store, { reference: 'CCCC-3333', at: '2026-11-20T08:00:00.000Z', channels: ['email'] });
  expect((await get('/healthz')).json()).toMatchObject({ ok: false, outbox: 'late' });
  expect((await get('/readyz')).json()).toMatchObject({ ok: true, outbox: 'late' });
});

test('metrics cover requests, submissions, the outbox, the disk and the process, and contain no personal data', async () => {
  const { store, get } = await startApp();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['email'] });
  await storeSample(store, { reference: 'DDDD-4444', form: 'order', state: 'quarantined' });
  await get('/');
  await get('/no-such-page');
  const answer = await get('/metrics');
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const values = readMetrics(answer.body);
  expect(Object.fromEntries([...values].filter(([name]) => name.startsWith('site_')))).toEqual({
    'site_health{check="store"}': 1,
    'site_health{check="files"}': 1,
    'site_health{check="load"}': 1,
    'site_health{check="disk"}': 1,
    'site_health{check="outbox"}': 1,
    'site_health{check="delivery"}': 0,
    'site_submissions{form="enquiry",state="new"}': 1,
    'site_submissions{form="order",state="quarantined"}': 1,
    site_outbox_waiting: 1,
    site_outbox_oldest_seconds: 90,
    site_outbox_refused: 0,
    site_deliveries_failed: 0,
    site_disk_free_bytes: 1e12,
  });
  expect(values.get('http_requests_total{status="2xx"}')).toBe(1);
  expect(values.get('http_requests_total{status="4xx"}')).toBe(1);
  expect(values.get('http_request_duration_seconds_count')).toBe(2);
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(answer.body).not.toMatch(/asha|verma|CCCC-3333/i);
});

test('with a closed store the other metrics are still reported', async () => {
  const { store, get } = await startApp();
  await store.close();
  const values = readMetrics((await get('/metrics')).body);
  expect(values.get('site_health{check="store"}')).toBe(0);
  expect(values.has('site_outbox_waiting')).toBe(false);
  expect(values.get('site_disk_free_bytes')).toBe(1e12);
});

const behind: [string, Record<string, string>][] = [
  ['in somebody’s name', { 'x-forwarded-for': '203.0.113.7' }],
  ['through a proxy', { via: '1.1 proxy' }],
  ['by the site’s own name', { host: 'example.org' }],
];
test.each(behind)('without a token, metrics are not served %s', async (_how, headers) => {
  const { get } = await startApp();
  const answer = await get('/metrics', headers);
  expect([answer.statusCode, answer.body]).toEqual([
    403,
    'Metrics are for programs on the server’s own computer. Set METRICS_TOKEN to read them from elsewhere.\n',
  ]);
});

test('without a token, metrics are served neither to another computer nor behind a proxy', async () => {
  const { app, get } = await startApp();
  const far = await app.inject({
    url: '/metrics',
    headers: { host: 'localhost' },
    remoteAddress: '203.0.113.7',
  });
  expect(far.statusCode).toBe(403);
  expect((await get('/metrics')).statusCode).toBe(200);
  const proxied = await startApp({ proxies: 1 });
  expect((await proxied.get('/metrics')).statusCode).toBe(403);
  // A proxy may send no headers about itself, and the name of this computer as host. This is the default of nginx.
  const encrypted = await startApp({ publicUrl: 'https://example.org' });
  expect((await encrypted.get('/metrics')).statusCode).toBe(403);
});

test('with a token, metrics are served to its bearer, and to no other client', async () => {
  const { app, get } = await startApp({ metricsToken: token, proxies: 1 });
  for (const authorization of ['', token, `Bearer ${token}x`, `Basic ${token}`]) {
    const answer = await get('/metrics', authorization ? { authorization } : {});
    expect([answer.statusCode, answer.headers['www-authenticate'], answer.body]).toEqual([
      401,
      'Bearer',
      'Send the header “Authorization: Bearer …” with METRICS_TOKEN of the server’s settings.\n',
    ]);
  }
  const headers = { host: 'example.org', authorization: `Bearer ${token}` };
  expect((await app.inject({ url: '/metrics', headers, remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
});
