import { describe, expect, test } from 'vitest';
import { DeliveryError } from '../../../src/server/delivery/delivery-error.ts';
import { createWorker, type Deliver, type Worker } from '../../../src/server/delivery/worker.ts';
import type { OutboxStore } from '../../../src/server/delivery/outbox.ts';
import type { Channel } from '../../../src/server/store/tables.ts';
import { deliveriesIn, freshStore, morning, storeSample } from './stored.ts';
import { openFreshStore, storeKinds } from '../store/store-kinds.ts';

const minute = 60_000;

interface Bench {
  worker: Worker;
  /** The attempted deliveries, with the minutes since the start. */
  tried: { id: string; at: number }[];
  log: { level: string; event: Record<string, unknown>; message: string }[];
  clock: { now: number };
  /** Advances time in steps of a minute, and makes due deliveries after each. */
  pass(minutes: number, until?: () => boolean): Promise<void>;
}

function bench(store: OutboxStore, deliver: Deliver, clock = { now: Date.parse(morning) }): Bench {
  const tried: Bench['tried'] = [];
  const log: Bench['log'] = [];
  const note = (level: string) => (event: object, message: string) =>
    void log.push({ level, event: event as Record<string, unknown>, message });
  const worker = createWorker({
    store,
    now: () => new Date(clock.now),
    random: () => 0.5,
    log: { info: note('info'), warn: note('warn'), error: note('error') },
    deliver: (row, signal) => {
      tried.push({ id: row.id, at: (clock.now - Date.parse(morning)) / minute });
      return deliver(row, signal);
    },
  });
  const pass: Bench['pass'] = async (minutes, until = () => false) => {
    for (let passed = 0; passed < minutes && !until(); passed += 1) {
      clock.now += minute;
      await worker.run();
    }
  };
  return { worker, tried, log, clock, pass };
}

const refuse: Deliver = () => Promise.reject(new DeliveryError('Nobody is there.', 'ECONNREFUSED'));
const accept: Deliver = () => Promise.resolve();

/** A delivery that is refused until the given time, in minutes after the start. */
function downUntil(clock: { now: number }, minutes: number): Deliver {
  return (row, signal) => (clock.now < Date.parse(morning) + minutes * minute ? refuse : accept)(row, signal);
}

test('pauses grow from a minute to half an hour', async () => {
  const store = freshStore();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['email'] });
  const { worker, tried, pass } = bench(store, refuse);
  await worker.run();
  await pass(200);
  expect(tried.map(({ at }) => at)).toEqual([0, 1, 3, 7, 14, 28, 55, 82, 109, 136, 163, 190]);
  expect(await deliveriesIn(store)).toMatchObject([
    { state: 'pending', attempts: 12, last_error: 'Nobody is there.' },
  ]);
});

test('an outage of a day delays all deliveries and loses none', { tags: ['long'] }, async () => {
  const store = freshStore();
  const references = Array.from({ length: 4 }, (_, index) => `CCCC-${String(index).padStart(4, '0')}`);
  for (const reference of references) await storeSample(store, { reference, channels: ['email', 'webhook'] });
  const clock = { now: Date.parse(morning) };
  const { tried, pass } = bench(store, downUntil(clock, 24 * 60), clock);
  await pass(24 * 60 + 31);
  const rows = await deliveriesIn(store);
  expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(8);
  const after = tried.filter(({ at }) => at >= 24 * 60).map(({ id }) => id);
  expect(new Set(after).size).toBe(after.length);
});

test('after 72 hours a delivery has failed, and the owner sees it', async () => {
  const store = freshStore();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['email'] });
  const { tried, log, pass, clock } = bench(store, refuse);
  await pass(80 * 60, () => log.some(({ level }) => level === 'error'));
  expect((clock.now - Date.parse(morning)) / minute).toBeGreaterThanOrEqual(72 * 60);
  expect((clock.now - Date.parse(morning)) / minute).toBeLessThan(73 * 60);
  expect(tried.length).toBeGreaterThanOrEqual(150);
  expect(await deliveriesIn(store)).toMatchObject([{ state: 'failed', last_error: 'Nobody is there.' }]);
  expect(log.at(-1)).toEqual({
    level: 'error',
    event: { delivery: 'cccc-3333/email', channel: 'email', attempts: tried.length, code: 'ECONNREFUSED' },
    message: 'delivery failed permanently: see npm run submissions -- list --state failed',
  });
  const before = tried.length;
  await pass(60);
  expect(tried.length).toBe(before);
});

test('a clock that jumps ends no delivery', async () => {
  const store = freshStore();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['email'] });
  const { worker, tried, clock } = bench(store, refuse);
  await worker.run();
  clock.now += 365 * 24 * 60 * minute;
  await worker.run();
  expect(await deliveriesIn(store)).toMatchObject([{ state: 'pending', attempts: 2 }]);
  clock.now -= 2 * 365 * 24 * 60 * minute;
  await worker.run();
  await worker.run();
  expect(tried).toHaveLength(3);
});

test('a delivery that is certainly impossible fails at once', async () => {
  const store = freshStore();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['webhook'] });
  const { worker } = bench(store, () =>
    Promise.reject(new DeliveryError('The webhook answered 410.', 'http 410', { isFinal: true })),
  );
  await worker.run();
  expect(await deliveriesIn(store)).toMatchObject([
    { state: 'failed', attempts: 1, last_error: 'The webhook answered 410.' },
  ]);
});

test('an acknowledged delivery is not repeated if the store failed to record it', async () => {
  const store = freshStore();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['email'] });
  let broken = true;
  const { worker, tried, log, clock } = bench(store, () => {
    if (broken) store.sqlite.exec('PRAGMA query_only = ON');
    return Promise.resolve();
  });
  await worker.run();
  expect(log.map(({ level }) => level)).toContain('error');
  store.sqlite.exec('PRAGMA query_only = OFF');
  broken = false;
  clock.now += 2 * minute;
  await worker.run();
  expect(tried).toHaveLength(1);
  expect(await deliveriesIn(store)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

describe.each(storeKinds)('from a store $name,', (kind) => {
  test('a due delivery is sent once, and its acknowledgement is stored', async () => {
    const store = await openFreshStore(kind);
    await storeSample(store, { reference: 'CCCC-3333', channels: ['email', 'receipt', 'webhook'] });
    const { worker, tried, log } = bench(store, accept);
    await worker.run();
    await worker.run();
    expect(tried.map(({ id }) => id).sort()).toEqual([
      'cccc-3333/email',
      'cccc-3333/receipt',
      'cccc-3333/webhook',
    ]);
    for (const row of await deliveriesIn(store)) {
      expect(row).toMatchObject({ state: 'sent', attempts: 1, last_error: null, sent_at: morning });
    }
    expect(log.map(({ message }) => message)).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('one that fails and one that hangs block no other', async () => {
    const store = await openFreshStore(kind);
    for (const reference of ['CCCC-0001', 'CCCC-0002', 'CCCC-0003', 'CCCC-0004', 'CCCC-0005'])
      await storeSample(store, { reference, channels: ['email', 'webhook'] });
    const hang: Deliver = (_row, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    const { worker, tried } = bench(store, (row, signal) => {
      if (row.id === 'cccc-0001/email') return hang(row, signal);
      if (row.id === 'cccc-0002/email') throw new RangeError('Out of the ordinary');
      return accept(row, signal);
    });
    const done = worker.run();
    await expect.poll(() => tried.length).toBe(10);
    await worker.stop(50);
    await done;
    const states = (await deliveriesIn(store)).map(({ id, state, last_error }) => [id, state, last_error]);
    expect(states.filter(([, state]) => state !== 'sent')).toEqual([
      ['cccc-0001/email', 'pending', 'The server stops.'],
      ['cccc-0002/email', 'pending', 'Out of the ordinary'],
    ]);
  });

  test('a restart in the middle continues where the previous process ended, and repeats nothing', async () => {
    const store = await openFreshStore(kind);
    const channels: Channel[] = ['email', 'webhook'];
    for (const reference of ['CCCC-0001', 'CCCC-0002', 'CCCC-0003'])
      await storeSample(store, { reference, channels });
    const clock = { now: Date.parse(morning) };
    // The first process never finishes one of the deliveries.
    const first = bench(
      store,
      (row) => (row.id === 'cccc-0002/email' ? new Promise(() => undefined) : Promise.resolve()),
      clock,
    );
    void first.worker.run();
    await expect
      .poll(async () => (await deliveriesIn(store)).filter(({ state }) => state === 'sent').length)
      .toBe(5);

    const again = await kind.open(store.dataDir, store.env);
    const second = bench(again, accept, clock);
    await second.worker.run();
    expect(second.tried).toEqual([]);
    await second.pass(1);
    expect(second.tried.map(({ id }) => id)).toEqual(['cccc-0002/email']);
    expect((await deliveriesIn(again)).every(({ state }) => state === 'sent')).toBe(true);
    await again.close();
  });

  test('two processes on one store never send the same delivery', async () => {
    const store = await openFreshStore(kind);
    for (let index = 0; index < 40; index += 1)
      await storeSample(store, { reference: `CCCC-${1000 + index}`, channels: ['email'] });
    const other = await kind.open(store.dataDir, store.env);
    const benches = [bench(store, accept), bench(other, accept)];
    await Promise.all(benches.map(({ worker }) => worker.run()));
    const tried = benches.flatMap((each) => each.tried.map(({ id }) => id));
    expect(tried).toHaveLength(40);
    expect(new Set(tried).size).toBe(40);
    await other.close();
  });

  test('a quarantined submission is not delivered', async () => {
    const store = await openFreshStore(kind);
    await storeSample(store, { reference: 'CCCC-3333', state: 'quarantined', channels: ['email'] });
    const { worker, tried } = bench(store, accept);
    await worker.run();
    expect(tried).toEqual([]);
  });

  test('a started worker checks regularly, and at once when notified', async () => {
    const store = await openFreshStore(kind);
    const { worker, tried } = bench(store, accept);
    worker.start();
    await storeSample(store, { reference: 'CCCC-3333', channels: ['email'] });
    worker.check();
    await expect.poll(() => tried.length).toBe(1);
    await worker.stop();
    await storeSample(store, { reference: 'CCCC-4444', channels: ['email'] });
    worker.check();
    await worker.run();
    expect(tried).toHaveLength(1);
  });
});
