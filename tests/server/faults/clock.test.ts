import { describe, expect, test } from 'vitest';
import { plannedDeliveries } from '../../../src/server/delivery/plan.ts';
import { memoryPostCounter } from '../../../src/server/store/post-counter.ts';
import { defaultRates } from '../../../src/server/forms/route/rate.ts';
import { noteBackup } from '../../../src/server/store/last-backup.ts';
import { storeSample } from '../delivery/stored.ts';
import { enquiry, startTestServerOn } from '../forms/support/test-server.ts';
import { openFreshStore, storeKinds } from '../store/store-kinds.ts';
import { early, watchBench } from '../watch/bench.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const settings = {
  deliveries: new Map([['office', { email: 'owner@example.org' }]]),
  smtpUrl: 'smtp://127.0.0.1',
  mailFrom: 'forms@example.org',
};

describe.each(storeKinds)('a clock that jumps, $name:', (kind) => {
  async function start(counted = false) {
    const clock = { now: Date.parse('2026-11-23T10:00:00.000Z') };
    const server = await startTestServerOn(kind, {
      isRateLimited: counted,
      plan: (definition, answers) => plannedDeliveries({ ...definition, receipt: true }, settings, answers),
      sources: {
        now: () => new Date(clock.now),
        uuid: () => crypto.randomUUID(),
        randomInt: (below) => Math.floor(Math.random() * below),
      },
    });
    const receipts = async () =>
      (await server.store.db.selectFrom('deliveries').select('id').where('channel', '=', 'receipt').execute())
        .length;
    return { server, clock, receipts };
  }

  test('a submission that is sent again with its key is recognized; sent later without a key, it is new', async () => {
    const { server, clock } = await start();
    const keyed = { ...enquiry, _key: crypto.randomUUID() };
    const { body: first } = await server.post('enquiry', keyed);
    clock.now += day;
    expect((await server.post('enquiry', enquiry)).status).toBe(201);
    expect((await server.post('enquiry', enquiry)).status).toBe(200);
    for (const jump of [-day, day, -hour, -365 * day]) {
      clock.now += jump;
      expect((await server.post('enquiry', keyed)).body).toEqual(first);
    }
    // The same request, a week after the clock was corrected, does not count as the request that was sent while it
    // was wrong.
    clock.now = Date.parse('2026-11-22T10:00:00.000Z');
    expect((await server.post('enquiry', enquiry)).status).toBe(201);
    expect((await server.post('enquiry', enquiry)).status).toBe(200);
    const rows = await server.rows();
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(3);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map(({ seq }) => seq as number).toSorted());
  });

  test('receipts keep their limits after a jump of an hour, and continue after a jump of a day', async () => {
    const { server, clock, receipts } = await start();
    let number = 0;
    const send = async () => {
      const answers = { ...enquiry, Name: `Visitor ${(number += 1)}` };
      expect((await server.post('enquiry', answers)).status).toBe(201);
      return receipts();
    };
    clock.now += 2 * day;
    for (const _ of [1, 2, 3]) {
      clock.now += 1.1 * hour;
      await send();
    }
    expect(await send()).toBe(3);
    clock.now -= hour;
    expect(await send()).toBe(3);
    clock.now -= 2 * day;
    expect(await send()).toBe(4);
    expect(await send()).toBe(4);
  });

  test('a jump refuses no visitor who would have been accepted before', async () => {
    const { server, clock } = await start(true);
    for (const jump of [0, day, -hour, -day, 365 * day, -365 * day])
      for (let each = 0; each < 20; each += 1) {
        clock.now += each === 0 ? jump : 1000;
        const answers = { ...enquiry, Name: `Visitor ${jump} ${each}` };
        expect((await server.post('enquiry', answers)).status).toBe(201);
      }
    const rows = await server.rows();
    expect(rows.filter(({ state }) => state !== 'new')).toEqual([]);
  });

  test('a delivery that has waited since a future time is late, and a backup from the future is ignored', async () => {
    const store = await openFreshStore(kind);
    const later = new Date(early + 365 * day);
    await storeSample(store, { reference: 'CCCC-3333', at: later.toISOString(), channels: ['email'] });
    await noteBackup(store, later);
    const { letters, pass } = watchBench(store);
    await pass(1);
    expect(letters.map(({ messageId }) => messageId)).toEqual([
      '<alert.2026-11-23.late.backup.example.org@example.org>',
    ]);
    await pass(60, 10);
    expect(letters[1]?.text).toContain('Received since yesterday: nothing');
  });
});

test('after a jump posts are counted from zero, so that no visitor is refused because of others', async () => {
  const count = memoryPostCounter();
  for (let post = 0; post <= defaultRates.refused; post += 1) await count('192.0.2.1', 100);
  expect(await count('192.0.2.1', 94)).toEqual({ posts: 1, before: 0 });
  expect(await count('192.0.2.1', 244)).toEqual({ posts: 1, before: 0 });
});
