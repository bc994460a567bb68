import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { StoreRequestError } from '../../../src/server/store/store-error.ts';
import { mailFailure, smtpMailer } from '../../../src/server/delivery/smtp.ts';
import { mailServer } from '../delivery/mail-server.ts';

test('a file on disk that can’t be opened for mailing is not reported as an error of the mail server', async () => {
  const { url, letters } = await mailServer();
  const sent = smtpMailer(url)({
    from: 'a@example.org',
    to: 'b@example.org',
    text: 'Here it is.',
    attachments: [{ filename: 'paper.pdf', path: '/nowhere/at/all.pdf' }],
    signal: new AbortController().signal,
  });
  const fault = mailFailure(await sent.catch((error: unknown) => error), false);
  expect(fault).toMatchObject({
    code: 'file',
    isFinal: false,
    message: expect.stringMatching(/^A file could not be read: /),
  });
  expect(letters).toEqual([]);
});

test('if the transfer of a file breaks during mailing, no mail is sent and the delivery is retried', async () => {
  const { url, letters } = await mailServer();
  async function* half() {
    yield Buffer.alloc(500_000, 'x');
    throw new StoreRequestError('busy', 'the store of files can’t be reached (ECONNRESET)');
  }
  const message = { from: 'a@example.org', to: 'b@example.org', subject: 'A paper', text: 'Here it is.' };
  const sent = smtpMailer(url)({
    ...message,
    attachments: [{ filename: 'paper.pdf', content: Readable.from(half()) }],
    signal: new AbortController().signal,
  });
  const fault = mailFailure(await sent.catch((error: unknown) => error), false);
  expect(fault).toMatchObject({ isFinal: false });
  expect(fault.message).toContain('the store of files can’t be reached');
  expect(fault.message).not.toContain('mail server');
  expect(letters).toEqual([]);
});
