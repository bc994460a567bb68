import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/* The state of the connection is stored once for a page: each test loads the module again. */

const navigator = { onLine: true };
let browser: EventTarget;
let dataset: Record<string, string>;
/** The response of the site; without one, requests fail. */
let site: (() => Response) | undefined;
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  browser = new EventTarget();
  dataset = {};
  site = () => Response.json({ build: 'b', forms: {} });
  navigator.onLine = true;
  asked.mockReset();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset } }),
  );
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    asked(address, options.cache);
    if (!site) throw new TypeError('Failed to fetch');
    return site();
  });
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

async function load() {
  const module = await import('../../../../src/ui/parts/connection/connection.ts');
  const { noteEvidence } = await import('../../../../src/ui/evidence.ts');
  const seen: string[] = [module.connection()];
  module.watchConnection(() => seen.push(module.connection()));
  return { ...module, noteEvidence, seen };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test('no request is made while no request fails', async () => {
  const { seen } = await load();
  await seconds(600);
  expect([seen, asked.mock.calls]).toEqual([['online'], []]);
});

test('a server that is down while the connection is up is unreachable, until it responds', async () => {
  const { seen, noteEvidence } = await load();
  site = undefined;
  noteEvidence('failed');
  await seconds(6);
  expect(seen).toEqual(['online', 'unreached']);
  site = () => Response.json({ build: 'c', forms: {} });
  await seconds(15);
  expect(seen).toEqual(['online', 'unreached', 'online']);
  expect(asked.mock.calls).toEqual(Array(3).fill(['/build.json', 'no-store']));
  await seconds(600);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a single failed request does not make a site unreachable that responds', async () => {
  const { seen, noteEvidence } = await load();
  noteEvidence('failed');
  await seconds(1);
  expect(seen).toEqual(['online']);
});

test.each([
  ['the sign-in page of a public network', () => new Response('<!doctype html>')],
  ['its JSON', () => Response.json({ ok: true })],
  ['a proxy whose server is down', () => new Response('Bad gateway', { status: 502 })],
])('%s is not the site', async (_, answer) => {
  const { seen, noteEvidence } = await load();
  site = answer;
  noteEvidence('failed');
  await seconds(1);
  expect(seen).toEqual(['online', 'unreached']);
});

test.each([
  ['a cached page that is shown because the site is unreachable', { kept: '1', keptWhy: 'unreached' }],
  ['the offline page', { page: '/offline.json' }],
])('%s begins as unreachable, and detects when the site is reachable', async (_, facts) => {
  Object.assign(dataset, facts);
  const { seen } = await load();
  await seconds(5);
  expect(seen).toEqual(['unreached', 'online']);
});

test('a cached page, shown because the network was slow, does not mean that the site is unreachable', async () => {
  Object.assign(dataset, { kept: '1', cacheReason: 'slow' });
  expect((await load()).seen).toEqual(['online']);
});

test('“offline” has an effect at once; “online” only after the site has responded', async () => {
  const { seen } = await load();
  navigator.onLine = false;
  browser.dispatchEvent(new Event('offline'));
  expect(seen).toEqual(['online', 'offline']);
  site = undefined;
  navigator.onLine = true;
  browser.dispatchEvent(new Event('online'));
  await seconds(1);
  expect(seen).toEqual(['online', 'offline', 'unreached']);
  site = () => Response.json({ build: 'b', forms: {} });
  browser.dispatchEvent(new Event('online'));
  await seconds(1);
  expect(seen.at(-1)).toBe('online');
});

test('a real response shows that the site is reachable, and ends the checks', async () => {
  const { seen, noteEvidence } = await load();
  site = undefined;
  noteEvidence('unreached');
  noteEvidence('answered');
  await seconds(600);
  expect([seen, asked.mock.calls]).toEqual([['online', 'unreached', 'online'], []]);
});

test('the state from before the first subscriber is used', async () => {
  const { noteEvidence } = await import('../../../../src/ui/evidence.ts');
  noteEvidence('unreached');
  expect((await load()).seen).toEqual(['unreached']);
});
