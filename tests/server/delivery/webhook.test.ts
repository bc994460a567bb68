import { expect, test } from 'vitest';
import { callWebhook } from '../../../src/server/delivery/webhook.ts';
import { freshStore, morning, storeSample } from './stored.ts';
import { isGenuine } from './verify-webhook.ts';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

async function call(answer: typeof fetch, signal = new AbortController().signal): Promise<void> {
  const store = freshStore();
  const files = [{ name: 'शोध.pdf', content: '%PDF' }];
  await storeSample(store, { reference: 'CDFG-3467', answers: { Name: 'आशा' }, files });
  const record = (await store.record('cdfg-3467'))!;
  const now = new Date(morning);
  await callWebhook(
    record,
    {
      url: 'https://hook.test/in',
      secret,
      id: 'cdfg-3467.webhook',
      getPath: store.files.getPath,
      now,
      signal,
    },
    answer,
  );
}

const answering =
  (status: number): typeof fetch =>
  () =>
    Promise.resolve(new Response(status === 204 ? null : 'words', { status }));

test('a call is signed, can be recognized when repeated, and has the submission as JSON', async () => {
  const calls: { url: unknown; init: RequestInit | undefined }[] = [];
  await call((url, init) => {
    calls.push({ url, init });
    return answering(204)(url, init);
  });
  expect(calls).toHaveLength(1);
  const { url, init } = calls[0]!;
  const body = String(init?.body);
  const headers = init?.headers as Record<string, string>;
  expect(url).toBe('https://hook.test/in');
  expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
  expect(headers).toEqual({
    'Content-Type': 'application/json',
    'webhook-id': 'cdfg-3467_webhook',
    'webhook-timestamp': String(Date.parse(morning) / 1000),
    'webhook-signature': expect.any(String),
  });
  expect(await isGenuine(headers, body, secret, Date.parse(morning))).toBe(true);
  expect(JSON.parse(body)).toEqual({
    id: 'cdfg-3467_webhook',
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
        sha256: '315d429b7714cedb6ad04ac31240145257692630457f3c88253c5beceac76027',
        format: 'pdf',
      },
    ],
  });
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
])('%i is no acknowledgement; permanent: %s', async (status, isFinal) => {
  await expect(call(answering(status))).rejects.toMatchObject({
    message: `The webhook answered ${status}.`,
    code: `http ${status}`,
    isFinal,
  });
});

test('a failing connection, and a stopping server, are reported with a message and retried', async () => {
  const refused = Object.assign(new TypeError('fetch failed'), {
    cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), { code: 'ECONNREFUSED' }),
  });
  await expect(call(() => Promise.reject(refused))).rejects.toMatchObject({
    message: 'The webhook could not be reached: connect ECONNREFUSED 127.0.0.1:9.',
    code: 'ECONNREFUSED',
    isFinal: false,
  });
  const late = new DOMException('late', 'TimeoutError');
  await expect(call(() => Promise.reject(late))).rejects.toMatchObject({
    message: 'The webhook could not be reached: it did not answer within 15 seconds.',
    isFinal: false,
  });
  const stopped = AbortSignal.abort(new Error('The server stops.'));
  const waiting: typeof fetch = (_url, init) => Promise.reject(init?.signal?.reason as Error);
  await expect(call(waiting, stopped)).rejects.toMatchObject({ message: /The server stops/, isFinal: false });
});
