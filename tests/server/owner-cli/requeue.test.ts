import { expect, test } from 'vitest';
import { deliveriesIn } from '../delivery/stored.ts';
import { call, storeAll } from './call.ts';
import { describeAboveStores, openFreshStore } from '../store/store-kinds.ts';

const soon = 'will be tried within seconds, while the server runs.';
const now = '2026-11-23T10:00:00.000Z';
const mail = {
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'forms@example.org',
  DELIVERY_OFFICE_EMAIL: 'owner@example.org',
};

describeAboveStores('in a store $name,', (kind) => {
  test('a failed delivery is retried, from the start', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    expect(await call(store, 'retry --failed')).toEqual({ code: 0, err: '', out: `1 delivery ${soon}\n` });
    expect((await call(store, 'retry --failed')).out).toBe('Nothing has failed.\n');
    expect((await deliveriesIn(store)).find(({ id }) => id === 'ffff-6666/webhook')).toMatchObject({
      state: 'pending',
      attempts: 0,
      next_at: now,
      created_at: now,
    });
  });

  test('one submission is retried, without its sent deliveries', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    const { out } = await call(store, 'retry FFFF-6666');
    expect(out).toBe(`FFFF-6666: e-mail, webhook ${soon}\n`);
    expect((await deliveriesIn(store)).map(({ id, state }) => `${id} ${state}`).slice(2)).toEqual([
      'ffff-6666/email pending',
      'ffff-6666/receipt sent',
      'ffff-6666/webhook pending',
    ]);
    expect((await call(store, 'retry DDDD-4444')).out).toBe('DDDD-4444: everything was delivered.\n');
  });

  test('a submission stored before an address was set can be delivered afterwards', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    expect(await call(store, 'retry CCCC-3333')).toMatchObject({
      code: 1,
      err: 'CCCC-3333: There is no delivery: set DELIVERY_OFFICE_EMAIL or DELIVERY_OFFICE_WEBHOOK.\n',
    });
    expect(await call(store, 'retry CCCC-3333', { env: mail })).toMatchObject({ code: 0 });
    const added = (await deliveriesIn(store)).filter(({ submission_id }) => submission_id === 'cccc-3333');
    expect(added.map(({ message_id, state }) => `${message_id} ${state}`).toSorted()).toEqual([
      'cccc-3333.email pending',
      'cccc-3333.receipt pending',
    ]);
  });

  test('a quarantined submission is released once, and delivered like any other', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    expect(await call(store, 'retry GGGG-7777')).toMatchObject({
      code: 1,
      err: 'GGGG-7777 is in quarantine. Release it: npm run submissions -- release GGGG-7777\n',
    });
    expect((await call(store, 'release GGGG-7777', { env: mail })).out).toContain(
      'GGGG-7777 is released. e-mail',
    );
    expect(await call(store, 'release GGGG-7777', { env: mail })).toMatchObject({
      code: 1,
      err: 'GGGG-7777 is not in quarantine: it is new.\n',
    });
    const added = (await deliveriesIn(store)).filter(({ submission_id }) => submission_id === 'gggg-7777');
    expect(added.map(({ channel }) => channel)).toContain('email');
    expect((await call(store, 'show GGGG-7777')).out).toContain(
      'State      new, released from quarantine: honeypot, too-fast\n',
    );
  });
});
