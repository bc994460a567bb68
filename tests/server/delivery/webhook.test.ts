import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { callWebhook, webhookSignature } from '../../../src/server/delivery/webhook.ts';
import { recordOf } from '../../../src/server/store/record.ts';
import { freshStore, morning, storeSample } from './stored.ts';

const secret = 'a secret of some length';

async function call(answer: typeof fetch, signal = new AbortController().signal): Promise<void> {
  const store = freshStore();
  const files = [{ name: 'शोध.pdf', content: '%PDF' }];
  await storeSample(store, { reference: 'CDFG-3467', answers: { Name: 'आशा' }, files });
  const record = await recordOf(store.db, 'cdfg-3467');
  const now = new Date(morning);
  await callWebhook(
    record,
    { url: 'https://hook.test/in', secret, id: 'cdfg-3467.webhook', now, signal },
    answer,
  );
}

const answering =
  (status: number): typeof fetch =>
  () =>
    Promise.resolve(new Response(status === 204 ? null : 'words', { status }));

test('a call is signed, can be told when repeated, and holds the submission as JSON', async () => {
  const calls: { url: unknown; init: RequestInit | undefined }[] = [];
  await call((url, init) => {
    calls.push({ url, init });
    return answering(204)(url, init);
  });
  expect(calls).toHaveLength(1);
  const { url, init } = calls[0]!;
  const body = String(init?.body);
  const time = Date.parse(morning) / 1000;
  const digits = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  expect(url).toBe('https://hook.test/in');
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  expect(init?.headers).toEqual({
    'Content-Type': 'application/json',
    'Idempotency-Key': 'cdfg-3467.webhook',
    'X-Illumine-Signature': `t=${time},v1=${digits}`,
  });
  expect(JSON.parse(body)).toEqual({
    id: 'cdfg-3467.webhook',
    type: 'submission',
    form: 'enquiry',
    formVersion: '0123456789ab',
    reference: 'CDFG-3467',
    receivedAt: morning,
    answers: { Name: 'आशा' },
    files: [
      {
        field: 'document',
        name: 'शोध.pdf',
        path: 'uploads/cdfg-3467-0.pdf',
        bytes: 4,
        sha256: 'abc',
        format: 'pdf',
      },
    ],
  });
});

test('the signature is what its description says', () => {
  expect(webhookSignature('{"a":1}', 'secret', new Date(1_700_000_000_999))).toBe(
    't=1700000000,v1=49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686',
  );
});

test.each([200, 201, 202, 204])('%i is an acknowledgement', async (status) => {
  await expect(call(answering(status))).resolves.toBeUndefined();
});

test.each([
  [301, false],
  [400, false],
  [404, false],
  [410, true],
  [429, false],
  [500, false],
  [503, false],
])('%i is none; for good: %s', async (status, final) => {
  await expect(call(answering(status))).rejects.toMatchObject({
    message: `The webhook answered ${status}.`,
    code: `http ${status}`,
    final,
  });
});

test('a line that fails, and a server that stops, are told in words and tried again', async () => {
  const refused = Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' }),
  });
  await expect(call(() => Promise.reject(refused))).rejects.toMatchObject({
    message: 'The webhook could not be reached: connect ECONNREFUSED 127.0.0.1:9.',
    code: 'ECONNREFUSED',
    final: false,
  });
  const late = new DOMException('late', 'TimeoutError');
  await expect(call(() => Promise.reject(late))).rejects.toMatchObject({
    message: 'The webhook could not be reached: it did not answer within 10 seconds.',
    final: false,
  });
  const stopped = AbortSignal.abort(new Error('The server stops.'));
  const waiting: typeof fetch = (_url, init) => Promise.reject(init?.signal?.reason as Error);
  await expect(call(waiting, stopped)).rejects.toMatchObject({ message: /The server stops/, final: false });
});
