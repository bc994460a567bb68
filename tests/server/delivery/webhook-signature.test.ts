import { describe, expect, test } from 'vitest';
import { signedHeaders } from '../../../src/server/delivery/webhook-signature.ts';
import { isGenuine } from './verify-webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const now = new Date(1_614_265_330_999);
const body = '{"answer":"आशा. 1"}';

test("the shared test vector of the specification's libraries", () => {
  expect(signedHeaders('msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', secret, now)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

describe('a receiver according to the specification', () => {
  const headers = signedHeaders('cdfg_webhook', body, secret, now);
  const at = now.getTime();

  test('accepts a call', async () => {
    expect(await isGenuine(headers, body, secret, at)).toBe(true);
  });

  test.each([
    ['body', headers, `${body} `],
    ['id', { ...headers, 'webhook-id': 'cdfg_receipt' }, body],
    ['time', { ...headers, 'webhook-timestamp': '1614265331' }, body],
    [
      'signature',
      { ...headers, 'webhook-signature': headers['webhook-signature']!.replace('v1,', 'v1,A') },
      body,
    ],
    ['version', { ...headers, 'webhook-signature': headers['webhook-signature']!.replace('v1', 'v0') }, body],
  ])('refuses a changed %s', async (_what, changed, sent) => {
    expect(await isGenuine(changed, sent, secret, at).catch(() => false)).toBe(false);
  });

  test('refuses a call with another secret, and a call that is repeated after five minutes', async () => {
    expect(await isGenuine(headers, body, other, at)).toBe(false);
    expect(await isGenuine(headers, body, secret, at + 299_000)).toBe(true);
    expect(await isGenuine(headers, body, secret, at + 301_000)).toBe(false);
  });

  test('accepts both secrets while one replaces the other', async () => {
    const both = signedHeaders('cdfg_webhook', body, ` ${other}  ${secret}`, now);
    expect(await isGenuine(both, body, secret, at)).toBe(true);
    expect(await isGenuine(both, body, other, at)).toBe(true);
  });
});
