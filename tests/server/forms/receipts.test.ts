import { expect, test } from 'vitest';
import { plannedDeliveries } from '../../../src/server/delivery/plan.ts';
import { deliveryRow } from '../../../src/server/store/delivery-row.ts';
import { describeAboveStores } from '../store/store-kinds.ts';
import { enquiry, startTestServerOn, type TestServer } from './support/test-server.ts';

const settings = {
  deliveries: new Map([['office', { email: 'owner@example.org' }]]),
  smtpUrl: 'smtp://127.0.0.1',
  mailFrom: 'forms@example.org',
};
const hourMs = 60 * 60_000;

/** The number of visitors that have received a receipt at a moment. */
async function storeWithReceipts({ store: { db } }: TestServer, count: number, at: string): Promise<void> {
  const ids = Array.from({ length: count }, (_, index) => `early-${index}`);
  const rest = { form: 'enquiry', form_version: '1', received_at: at, state: 'new', data: '{}' } as const;
  const rows = ids.map((id) => ({ id, reference: id, key: id, body_hash: id, ...rest }));
  await db.insertInto('submissions').values(rows).execute();
  const receipts = ids.map((id) => deliveryRow(id, 'receipt', at, () => id));
  await db.insertInto('deliveries').values(receipts).execute();
}

describeAboveStores('in a store $name,', (kind) => {
  async function start(rateLimit = false) {
    const clock = { now: Date.parse('2026-11-23T10:00:00.000Z') };
    let number = 0;
    const server = await startTestServerOn(kind, {
      isRateLimited: rateLimit,
      plan: (definition, answers) => plannedDeliveries({ ...definition, receipt: true }, settings, answers),
      sources: {
        now: () => new Date(clock.now),
        uuid: () => crypto.randomUUID(),
        randomInt: (below) => Math.floor(Math.random() * below),
      },
    });
    const send = async (form: string, address: string): Promise<void> => {
      number += 1;
      const answers = { ...enquiry, Your_email: address, Name: `Visitor ${number}` };
      expect((await server.post(form, answers)).status).toBe(201);
    };
    return { server, clock, send };
  }
  const count = async ({ store }: TestServer, channel: 'receipt' | 'email'): Promise<number> =>
    (await store.db.selectFrom('deliveries').select('id').where('channel', '=', channel).execute()).length;

  test('an address that is entered repeatedly gets one receipt per hour and three per day', async () => {
    const { server, clock, send } = await start();
    const addresses = ['asha@example.org', 'Asha@Example.org', 'asha+1@example.org', 'asha+more@example.org'];
    for (const address of addresses) await send('enquiry', address);
    expect([await count(server, 'receipt'), await count(server, 'email')]).toEqual([1, 4]);
    // A similar address belongs to another person, and wildcard characters have no meaning.
    for (const address of ['xasha@example.org', 'ash_@example.org', '%@example.org'])
      await send('enquiry', address);
    expect(await count(server, 'receipt')).toBe(4);
    for (let hour = 1; hour < 6; hour += 1) {
      clock.now += 1.1 * hourMs;
      await send('enquiry', 'asha@example.org');
    }
    expect(await count(server, 'receipt')).toBe(6);
    clock.now += 24 * hourMs;
    await send('enquiry', 'asha@example.org');
    expect(await count(server, 'receipt')).toBe(7);
  });

  test('a network gets only some receipts in ten minutes, so that it does not use up the limit for all', async () => {
    const { server, send } = await start(true);
    for (let number = 0; number < 25; number += 1) await send('enquiry', `visitor${number}@example.org`);
    expect([await count(server, 'receipt'), await count(server, 'email')]).toEqual([15, 25]);
  });

  test('all visitors together get three hundred per hour', async () => {
    const { server, clock, send } = await start();
    await storeWithReceipts(server, 299, new Date(clock.now).toISOString());
    for (let number = 0; number < 3; number += 1) await send('enquiry', `visitor${number}@example.org`);
    expect(await count(server, 'receipt')).toBe(300);
    clock.now += 1.1 * hourMs;
    await send('enquiry', 'late@example.org');
    expect(await count(server, 'receipt')).toBe(301);
  });
});
