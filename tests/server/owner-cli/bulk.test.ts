import { expect, test } from 'vitest';
import { createBuiltSite } from '../built.ts';
import { deliveriesIn, storeSample } from '../delivery/stored.ts';
import { definitions } from '../forms/support/definitions.ts';
import { describeAboveStores, openFreshStore, type StoreKind } from '../store/store-kinds.ts';
import type { TestStore } from '../store/test-store.ts';
import { call } from './call.ts';

const mail = {
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'forms@example.org',
  DELIVERY_OFFICE_EMAIL: 'owner@example.org',
};

/** A burst of a bot among people's submissions. Now is 2026-11-23 10:00 UTC. */
async function storeBurst(kind: StoreKind): Promise<TestStore> {
  const store = await openFreshStore(kind);
  const held = { state: 'quarantined', reason: 'rate,network A1B2C3' } as const;
  for (let each = 10; each < 40; each += 1)
    await storeSample(store, {
      reference: `CCCC-00${each}`,
      at: '2026-11-23T09:00:00.000Z',
      answers: { Name: 'Buy "Pills"', Your_email: `bot${each}@example.org` },
      ...held,
    });
  await storeSample(store, { reference: 'DDDD-0001', at: '2026-11-20T09:00:00.000Z', ...held });
  await storeSample(store, {
    reference: 'DDDD-0002',
    at: '2026-11-23T09:00:00.000Z',
    state: 'quarantined',
    reason: 'honeypot,network D4E5F6',
  });
  await storeSample(store, { reference: 'DDDD-0003', at: '2026-11-23T09:30:00.000Z', channels: ['email'] });
  return store;
}

async function states(store: TestStore): Promise<Record<string, number>> {
  const rows = await store.db.selectFrom('submissions').select('state').execute();
  const counts: Record<string, number> = {};
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

describeAboveStores('in a store $name,', (kind) => {
  test('the matches of a filter are shown first, and erased after confirmation', async () => {
    const store = await storeBurst(kind);
    const words = 'erase --state quarantined --network a1b2c3 --newer 2h --text pills';
    const asked = await call(store, words, { answer: 'no' });
    expect([asked.code, asked.err]).toEqual([1, 'Nothing was changed.\n']);
    expect(asked.out).toContain('Reference  Form     Received (UTC)    State');
    expect(asked.out).toContain('held back: network A1B2C3, rate');
    expect(asked.out).toContain('… and 10 more.\nErase 30 submissions permanently? Type yes: ');
    expect(await states(store)).toEqual({ quarantined: 32, new: 1 });
    expect((await call(store, words)).err).toContain('Add --yes');
    expect(await call(store, words, { answer: 'yes' })).toMatchObject({ code: 0, err: '' });
    expect(await states(store)).toEqual({ erased: 30, quarantined: 2, new: 1 });
    expect((await call(store, `${words} --yes`)).out).toContain('There are no such submissions.');
  });

  test('an undelivered submission is erased by a filter only on request', async () => {
    const store = await storeBurst(kind);
    expect(await call(store, 'erase --state new --yes')).toMatchObject({
      code: 1,
      err: '1 of them is not delivered. Wait, retry it, or add --even-undelivered.\n',
    });
    expect((await call(store, 'erase --state new --yes --even-undelivered')).code).toBe(0);
    expect((await states(store))['erased']).toBe(1);
  });

  test('the matches of a filter are released after one confirmation, and visitors get no receipts', async () => {
    const store = await storeBurst(kind);
    const reported = await call(store, 'release --form enquiry --older 2d --yes', { env: mail });
    expect([reported.code, reported.err]).toEqual([0, '']);
    expect(reported.out).toContain('1 submission is released. 1 delivery will be tried within seconds');
    const rest = await call(store, 'release --network D4E5F6', { env: mail, answer: 'yes' });
    expect(rest.out).toContain('Release 1 submission? Type yes: ');
    expect(await states(store)).toEqual({ new: 3, quarantined: 30 });
    const channels = (await deliveriesIn(store)).map(({ id, channel }) => (id.includes('/') ? '' : channel));
    expect(channels.filter(Boolean)).toEqual(['email', 'email']);
  });

  test('retention by a filter erases quarantined submissions too', async () => {
    const store = await storeBurst(kind);
    const root = createBuiltSite({ forms: definitions.map((form) => ({ ...form, keepDays: 1 })) });
    expect((await call(store, 'retention --state quarantined', { root })).out).toContain(
      'To erase 1 submission, add --erase.',
    );
    expect((await call(store, 'retention --erase --yes', { root })).out).toContain(
      '0 submissions are erased',
    );
    const reported = await call(store, 'retention --state quarantined --erase --yes', { root });
    expect(reported.out).toContain('1 submission is erased');
    expect(await states(store)).toEqual({ erased: 1, quarantined: 31, new: 1 });
  });

  test("times are in the site's time zone", async () => {
    const store = await storeBurst(kind);
    const root = createBuiltSite({ timeZone: 'Asia/Kolkata' });
    expect((await call(store, 'list --limit 1', { root })).out).toContain('Received (Asia/Kolkata)');
    expect((await call(store, 'list --limit 1', { root })).out).toContain('2026-11-23 15:00');
    expect((await call(store, 'show DDDD-0003', { root })).out).toContain(
      'Received   2026-11-23 15:00 GMT+5:30',
    );
  });

  test.each([
    [
      'release',
      '"release" needs a reference, such as CDFG-3467, or --form, --state, --older, --newer, --network, --text.',
    ],
    ['erase CCCC-0010 --form enquiry', '"erase" takes either a reference or a filter.'],
    ['erase --older soon', '--older needs an age in minutes, hours or days, such as 90m, 12h or 30d.'],
    ['release --state erased', 'There is no state "erased" here. There are: new, quarantined.'],
  ])('%s is refused', async (words, message) => {
    const store = await storeBurst(kind);
    expect(await call(store, words)).toEqual({ code: 2, out: '', err: `${message}\n` });
  });
});
