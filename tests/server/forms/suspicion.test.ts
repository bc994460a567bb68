import { describe, expect, test } from 'vitest';
import { defaultRates } from '../../../src/server/forms/route/rate.ts';
import { enquiry, startTestServer, startTestServerOn } from './support/test-server.ts';
import { storeKinds } from '../store/store-kinds.ts';

describe('signs of a bot', () => {
  test.each([[{ _website: 'https://spam.example' }, /^honeypot,network \w{6}$/]])(
    '%o is acknowledged and quarantined',
    async (more, reason) => {
      const server = await startTestServer({ plan: () => [{ channel: 'email' }] });
      const { status, body } = await server.post('enquiry', { ...enquiry, ...more });
      expect([status, body.ok]).toEqual([201, true]);
      expect(await server.rows()).toMatchObject([
        { state: 'quarantined', reason: expect.stringMatching(reason) },
      ]);
      expect(await server.store.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
    },
  );

  test.each([0, 800, '12'])('no visitor is quarantined for sending within %j ms', async (_elapsed) => {
    const server = await startTestServer({ plan: () => [{ channel: 'email' }] });
    expect((await server.post('enquiry', { ...enquiry, _elapsed })).status).toBe(201);
    expect(await server.rows()).toMatchObject([
      { state: 'new', reason: null, data: JSON.stringify(enquiry) },
    ]);
    expect(await server.store.db.selectFrom('deliveries').select('channel').execute()).toHaveLength(1);
  });
  test.each(storeKinds)(
    'many posts of one address are quarantined, and many more refused, counted $name',
    async (kind) => {
      const rates = { ...defaultRates, suspicious: 2, refused: 4 };
      const server = await startTestServerOn(kind, { isRateLimited: true, rates });
      const send = (number: number) => server.post('enquiry', { ...enquiry, Name: `Visitor ${number}` });
      const answers = [];
      for (const number of [1, 2, 3, 4, 5]) answers.push(await send(number));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429]);
      const reasons = (await server.rows()).map((row) => row['reason']);
      expect(reasons).toEqual([null, null, expect.stringMatching(/^rate,network \w{6}$/), reasons[2]]);
      expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
      expect(answers[4]?.body.message).toMatch(/again in \d+ minutes?/);
    },
  );
});

test.each<[string, Record<string, string>, number, number]>([
  ['a proxy that is not in the settings', { 'x-forwarded-for': '192.0.2.1' }, 0, 0],
  [
    'a proxy on a private network',
    { remoteAddress: '::ffff:10.1.2.3', 'x-forwarded-for': '192.0.2.1' },
    0,
    0,
  ],
  [
    'a program that claims to be a proxy',
    { remoteAddress: '198.51.100.7', 'x-forwarded-for': '192.0.2.1' },
    0,
    20,
  ],
  ['this machine itself', {}, 0, 20],
  ['a proxy in the settings', { 'x-forwarded-for': '192.0.2.1' }, 1, 20],
])(
  'of 140 posts through %s, as many are quarantined as from one visitor',
  async (_way, sent, proxies, held) => {
    const { remoteAddress = '127.0.0.1', ...headers } = sent;
    const server = await startTestServer({ isRateLimited: true, proxies });
    for (let visitor = 1; visitor <= 140; visitor += 1) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/forms/enquiry',
        remoteAddress,
        payload: { ...enquiry, Name: `Visitor ${visitor}` },
        headers,
      });
      expect(answer.statusCode).toBe(201);
    }
    expect((await server.rows()).filter((row) => row['state'] === 'quarantined')).toHaveLength(held);
  },
);

describe('posts from elsewhere', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost.evil.example' }, 403],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }, 201],
    [{ origin: 'https://example.org' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{}, 201],
  ])('%o is answered with %i', async (headers, status) => {
    const server = await startTestServer({ publicUrl: 'https://example.org' });
    expect((await server.post('enquiry', enquiry, headers as Record<string, string>)).status).toBe(status);
    expect(await server.rows()).toHaveLength(status === 201 ? 1 : 0);
  });
});
