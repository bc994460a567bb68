/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { DeliveryError } from '../../../src/server/delivery/delivery-error.ts';
import { createWorker, type Deliver } from '../../../src/server/delivery/worker.ts';
import { noteBackup } from '../../../src/server/store/last-backup.ts';
import { storeSample } from '../delivery/stored.ts';
import { openFreshStore, storeKinds } from '../store/store-kinds.ts';
import { early, watchBench } from '../watch/bench.ts';

const minute = 60_000;
const hour = 60 * minute;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(storeKinds)('a mail server that is down for two days, with a store $name:', (kind) => {
  test(
    'every submission is delivered once after its return, and the owner is notified meanwhile by the other channel',
    { timeout: 60_000 },
    async () => {
      const store = await openFreshStore(kind);
      await noteBackup(store, new Date(early + 24 * hour));
      let isDown = true;
      const attempts = new Map<string, number>();
      const delivered: string[] = [];
      const deliver: Deliver = async ({ channel, message_id }) => {
        attempts.set(message_id, (attempts.get(message_id) ?? 0) + 1);
        if (isDown && channel !== 'webhook') throw new DeliveryError('Nobody is there.', 'ECONNREFUSED');
        delivered.push(message_id);
      };
      const calls: { id: string; text: string }[] = [];
      const { watch, clock } = watchBench(store, {
        channels: [
          { name: 'email', send: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()) },
          { name: 'webhook', send: async ({ id, text }) => void calls.push({ id, text }) },
        ],
      });
      const worker = () =>
        createWorker({ store, deliver, log: quiet, now: () => new Date(clock.now), random: () => 0.5 });
      let outbox = worker();
      const pass = async (ms: number): Promise<void> => {
        for (const end = clock.now + ms; clock.now < end; clock.now += 5 * minute) {
          await outbox.run();
          await watch.check();
        }
      };
      for (let number = 0; number < 4; number += 1) {
        const at = new Date(clock.now).toISOString();
        await storeSample(store, {
          reference: `CCCC-333${number}`,
          at,
          channels: ['email', 'receipt', 'webhook'],
        });
        await pass(12 * hour);
        // A restart in the middle loses nothing.
        outbox = worker();
      }
      // There is neither a burst nor a stop of attempts: pauses grow to half an hour.
      const tries = [...attempts.values()].toSorted((one, other) => one - other);
      expect(tries.at(-1)).toBeLessThan(48 * 3);
      expect(delivered).toHaveLength(4);
      const days = calls.filter(({ id }) => id.includes('late')).map(({ id }) => id);
      expect(days.length).toBeGreaterThanOrEqual(2);
      expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
      expect(calls.find(({ id }) => id.includes('late'))?.text).toMatch(/wait/i);

      isDown = false;
      await pass(40 * minute);
      expect(delivered).toHaveLength(12);
      expect(new Set(delivered).size).toBe(12);
      const rows = await store.db.selectFrom('deliveries').select(['state', 'last_error']).execute();
      expect(rows).toEqual(Array(12).fill({ state: 'sent', last_error: null }));
      const reported = calls.length;
      await pass(12 * hour);
      expect(delivered).toHaveLength(12);
      expect(calls.slice(reported).filter(({ id }) => id.includes('late'))).toEqual([]);
    },
  );

  test('if mail is the only channel to the owner, the first mail after its return reports it', async () => {
    const store = await openFreshStore(kind);
    await noteBackup(store, new Date(early + 24 * hour));
    const bench = watchBench(store);
    bench.world.refuses = true;
    const deliver: Deliver = () => Promise.reject(new DeliveryError('Nobody is there.', 'ECONNREFUSED'));
    const outbox = createWorker({ store, deliver, log: quiet, now: () => new Date(bench.clock.now) });
    await storeSample(store, {
      reference: 'CCCC-3333',
      at: new Date(early).toISOString(),
      channels: ['email'],
    });
    for (let half = 0; half < 96; half += 1) {
      await outbox.run();
      await bench.pass(30, 30);
    }
    expect(bench.letters).toEqual([]);
    const tried = bench.log.filter(
      ({ message }) => message === 'the owner could not be notified; the server will retry',
    );
    expect(tried.length).toBeGreaterThan(40);
    expect(tried.length).toBeLessThan(300);
    bench.world.refuses = false;
    await bench.pass(60, 30);
    expect(bench.subjects().length).toBeGreaterThan(0);
    expect(String(bench.letters[0]?.text)).toContain('wait');
  });
});
