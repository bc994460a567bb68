import { readdirSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createHealth, isHealthy, isReady, type HealthOptions } from '../../../src/server/health/health.ts';
import { defaultReserve } from '../../../src/server/forms/plugin.ts';
import { formNamed, freshStore, morning, storeSample } from '../delivery/stored.ts';

const hour = 60 * 60_000;
const unanswered = () => new Promise<void>(() => undefined);
const forms = [formNamed('enquiry'), formNamed('term-paper')];

/** A new store, and checks of its health at a time that the test sets, without a cache between two checks. */
function bench(changes: Partial<HealthOptions> = {}) {
  const store = freshStore();
  const clock = { now: Date.parse(morning) };
  const errors: string[] = [];
  const condition = createHealth({
    store,
    definitions: forms,
    unaddressed: [],
    reserve: defaultReserve,
    load: () => 'ok',
    isDamaged: () => false,
    now: () => new Date(clock.now),
    log: { error: (_event, message) => void errors.push(message) },
    free: () => Promise.resolve(10 * defaultReserve),
    cacheMs: 0,
    ...changes,
  });
  return { store, clock, errors, condition };
}

test('a healthy server reports every part as ok, and the check leaves no file behind', async () => {
  const { store, condition } = bench();
  const { health, figures, freeBytes } = await condition();
  expect(health).toEqual({ store: 'ok', files: 'ok', disk: 'ok', outbox: 'ok', load: 'ok', delivery: 'ok' });
  expect([isReady(health, forms), isHealthy(health)]).toEqual([true, true]);
  expect(figures).toEqual({
    submissions: [],
    outbox: { waiting: 0, oldest: undefined, refused: 0, failed: 0, newestFailed: undefined },
  });
  expect(freeBytes).toBe(10 * defaultReserve);
  expect(readdirSync(store.incoming)).toEqual([]);
});

test('stored, waiting and failed submissions are counted', async () => {
  const { store, condition } = bench();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['email', 'webhook'] });
  await storeSample(store, { reference: 'DDDD-4444', at: '2026-11-21T08:00:00.000Z', channels: ['email'] });
  await storeSample(store, {
    reference: 'FFFF-6666',
    form: 'order',
    state: 'quarantined',
    channels: ['email'],
  });
  await store.db
    .updateTable('deliveries')
    .set({ state: 'failed' })
    .where('id', '=', 'cccc-3333/webhook')
    .execute();
  expect((await condition()).figures).toEqual({
    submissions: [
      { form: 'enquiry', state: 'new', count: 2, newest: morning },
      { form: 'order', state: 'quarantined', count: 1, newest: morning },
    ],
    outbox: { waiting: 2, oldest: '2026-11-21T08:00:00.000Z', refused: 0, failed: 1, newestFailed: morning },
  });
});

test('a wait of more than an hour is late: forms are accepted, but the state is not healthy', async () => {
  const { store, clock, condition } = bench();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['email'] });
  clock.now += hour;
  expect((await condition()).health.outbox).toBe('ok');
  clock.now += 1;
  const { health } = await condition();
  expect(health.outbox).toBe('late');
  expect([isReady(health, forms), isHealthy(health)]).toEqual([true, false]);
});

test('a disk with less than the reserve and two of the largest uploads is low', async () => {
  const { megabytes = 0 } = formNamed('term-paper').limits ?? {};
  const needed = defaultReserve + 2 * megabytes * 1024 * 1024;
  const space = { free: needed };
  const { condition } = bench({ free: () => Promise.resolve(space.free) });
  expect((await condition()).health.disk).toBe('ok');
  space.free -= 1;
  const { health } = await condition();
  expect(health.disk).toBe('low');
  expect([isReady(health, forms), isHealthy(health)]).toEqual([false, false]);
});

test('if no form accepts files, a low disk refuses nothing', async () => {
  const definitions = [formNamed('enquiry')];
  const { condition } = bench({ definitions, free: () => Promise.resolve(defaultReserve - 1) });
  const { health } = await condition();
  expect([health.disk, isReady(health, definitions), isHealthy(health)]).toEqual(['low', true, false]);
});

test('a disk that does not respond is unknown, and logged', async () => {
  const { condition, errors } = bench({ free: () => Promise.reject(new Error('gone')) });
  const { health } = await condition();
  expect([health.disk, isReady(health, forms), isHealthy(health)]).toEqual(['unknown', true, false]);
  expect(errors).toEqual(['the free space of the disk can’t be read']);
});

test('a full upload folder is reported, and does not block forms without files', async () => {
  const { store, condition, errors } = bench();
  rmSync(store.incoming, { recursive: true });
  const { health } = await condition();
  expect(health).toMatchObject({ store: 'ok', files: 'failed' });
  expect([isReady(health, forms), isHealthy(health)]).toEqual([false, false]);
  expect(isReady(health, [formNamed('enquiry')])).toBe(true);
  expect(errors).toEqual(['the store of files can’t be written']);
});

test('a file store that does not respond is reported as hung', async () => {
  const store = freshStore();
  const { condition } = bench({ store: { ...store, files: { probe: unanswered } }, limitMs: 300 });
  expect((await condition()).health).toMatchObject({ store: 'ok', files: 'hung' });
});

test.each([
  ['another program has locked', false, 'busy'],
  ['does not respond', true, 'hung'],
])('a store that %s has a state of its kind in the report', async (_name, isHung, word) => {
  const store = { ...freshStore(), setNote: unanswered, isHung: () => isHung };
  const { condition } = bench({ store, limitMs: 300 });
  const { health } = await condition();
  expect([health.store, isReady(health, forms)]).toEqual([word, false]);
});

test('a closed store is reported as failed, without figures', async () => {
  const { store, condition } = bench();
  await store.close();
  const { health, figures } = await condition();
  expect(health).toEqual({
    store: 'failed',
    files: 'ok',
    disk: 'ok',
    outbox: 'unknown',
    load: 'ok',
    delivery: 'ok',
  });
  expect(figures).toBeUndefined();
});

test.each([
  [[], 'ok'],
  [['enquiry'], 'some'],
  [['enquiry', 'term-paper'], 'none'],
] as const)('if the forms %j have no recipient, delivery is "%s"', async (unaddressed, word) => {
  const { condition } = bench({ unaddressed });
  const { health } = await condition();
  expect([health.delivery, isHealthy(health)]).toEqual([word, true]);
});
