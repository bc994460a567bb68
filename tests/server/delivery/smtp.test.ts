import { renameSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { deliverer } from '../../../src/server/delivery/deliver.ts';
import { smtpMailer } from '../../../src/server/delivery/smtp.ts';
import { createWorker } from '../../../src/server/delivery/worker.ts';
import type { Channel } from '../../../src/server/store/tables.ts';
import { uploadPath } from '../../../src/server/store/files/disk-moves.ts';
import { mailServer } from './mail-server.ts';
import { testSite, deliveriesIn, freshStore, morning, storeSample } from './stored.ts';
import { english } from '../../helpers/english.ts';

/** The error of a mail server that refuses with this code and text. */
function refusing(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

async function bench(url: string, channels: Channel[], silenceMs = 300) {
  const store = freshStore();
  const answers = { Name: 'आशा वर्मा', Your_email: 'asha@example.org', Mobile_Number: '00000 00000' };
  await storeSample(store, { reference: 'CDFG-3467', answers, channels });
  const clock = { now: Date.parse(morning) };
  const now = (): Date => new Date(clock.now);
  const deliveries = new Map([['office', { email: 'owner@example.org' }]]);
  const config = { deliveries, mailFrom: 'Example <forms@example.org>', publicUrl: 'https://example.org' };
  const sendMail = smtpMailer(url, silenceMs);
  const deliver = deliverer({ store, config, site: testSite, locale: english, sendMail, fetch, now });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return { store, clock, worker: createWorker({ store, deliver, log, now, random: () => 0 }) };
}

test('a real mail server receives the enquiry and the receipt', async () => {
  const { url, letters } = await mailServer();
  const { store, worker } = await bench(url, ['email', 'receipt']);
  await worker.run();
  expect((await deliveriesIn(store)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  const [owner, visitor] = letters.sort((a, b) => (a.to[0]! < b.to[0]! ? 1 : -1));
  expect([owner?.from, owner?.to]).toEqual(['forms@example.org', ['owner@example.org']]);
  expect(owner?.raw).toContain('Reply-To: asha@example.org');
  expect(owner?.raw).toContain('Message-ID: <cdfg-3467.email@example.org>');
  expect([visitor?.from, visitor?.to]).toEqual(['forms@example.org', ['asha@example.org']]);
  expect(visitor?.raw).toContain('Message-ID: <cdfg-3467.receipt@example.org>');
  expect(visitor?.raw).toContain('Reply-To: Example <hello@example.org>');
});

test('a missing file is reported as missing, and the mail is sent when the file is back', async () => {
  const { url, letters } = await mailServer();
  const { store, clock, worker } = await bench(url, []);
  const files = [{ name: 'plan.pdf', content: '%PDF' }];
  await storeSample(store, { reference: 'DDDD-4444', channels: ['email', 'receipt'], files });
  const place = uploadPath(store, 'dddd-4444-0.pdf');
  renameSync(place, `${place}.lost`);
  await worker.run();
  expect(await deliveriesIn(store)).toMatchObject([
    {
      channel: 'email',
      state: 'pending',
      last_error: 'The file uploads/dddd-4444-0.pdf is missing: restore it from a backup.',
      last_code: 'file missing',
    },
    { channel: 'receipt', state: 'sent' },
  ]);
  renameSync(`${place}.lost`, place);
  clock.now += 60_000;
  await worker.run();
  expect(letters.map(({ to }) => to)).toEqual([['asha@example.org'], ['owner@example.org']]);
});

test.each([
  [
    '421 at the door',
    { onConnect: (_s, done) => done(refusing(421, 'Come back later')) },
    'pending',
    'pending',
    421,
  ],
  [
    '451 greylisting',
    { onRcptTo: (_a, _s, done) => done(refusing(451, 'Greylisted')) },
    'pending',
    'pending',
    451,
  ],
  [
    '550 no such mailbox',
    { onRcptTo: (_a, _s, done) => done(refusing(550, 'Unknown')) },
    'pending',
    'failed',
    550,
  ],
  [
    '550 sender refused',
    { onMailFrom: (_a, _s, done) => done(refusing(550, 'Not you')) },
    'pending',
    'pending',
    550,
  ],
] satisfies [string, SMTPServerOptions, string, string, number][])(
  '%s: the owner’s e-mail is retried; the receipt is retried only if that can help',
  async (_name, options, owner, receipt, code) => {
    const { url } = await mailServer(options);
    const { store, worker } = await bench(url, ['email', 'receipt']);
    await worker.run();
    const rows = await deliveriesIn(store);
    expect(rows.map(({ state }) => state)).toEqual([owner, receipt]);
    for (const { last_error, last_code } of rows) {
      expect(last_error).toContain(String(code));
      expect(last_code).toBe(`smtp ${code}`);
    }
    // A permanent refusal of the owner’s mail server is reported at once, and the message is retried later.
    expect((await store.figures()).outbox.refused).toBe(code === 550 ? (receipt === 'pending' ? 2 : 1) : 0);
  },
);

test('a mail server that hangs after the message is abandoned, and the message is retried with the same id', async () => {
  let hang = true;
  const letters: string[] = [];
  const { url } = await mailServer({
    onData: (stream, _session, done) => {
      let raw = '';
      stream.on('data', (piece: Buffer) => (raw += piece.toString()));
      stream.on('end', () => {
        letters.push(/^Message-ID: .*$/im.exec(raw)?.[0] ?? '');
        if (!hang) done();
      });
    },
  });
  const { store, worker, clock } = await bench(url, ['email']);
  await worker.run();
  expect(await deliveriesIn(store)).toMatchObject([
    { state: 'pending', last_error: 'The mail server could not be reached, or did not answer: Timeout' },
  ]);
  hang = false;
  clock.now += 60_000;
  await worker.run();
  expect(await deliveriesIn(store)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(letters).toEqual(Array(2).fill('Message-ID: <cdfg-3467.email@example.org>'));
});

test('a mail server that acknowledges and disconnects has received the message', async () => {
  let count = 0;
  let dropped = 0;
  const { url, server } = await mailServer({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        count += 1;
        done();
        setImmediate(() => {
          for (const connection of server.connections) {
            (connection as unknown as { _socket: Socket })._socket.destroy();
            dropped += 1;
          }
        });
      });
    },
  });
  const { store, worker, clock } = await bench(url, ['email']);
  await worker.run();
  clock.now += 60_000 * 60;
  await worker.run();
  expect([count, dropped]).toEqual([1, 1]);
  expect(await deliveriesIn(store)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('a refused connection is reported and retried', async () => {
  const { store, worker } = await bench('smtp://127.0.0.1:1', ['email']);
  await worker.run();
  const [row] = await deliveriesIn(store);
  expect(row).toMatchObject({ state: 'pending', attempts: 1 });
  expect(row?.last_error).toBe(
    'The mail server could not be reached, or did not answer: connect ECONNREFUSED 127.0.0.1:1',
  );
});
