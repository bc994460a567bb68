import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { noteBackup } from '../../../src/server/store/last-backup.ts';
import { ownerChannels, type OwnerMessage } from '../../../src/server/watch/channels.ts';
import { mailServer } from '../delivery/mail-server.ts';
import { freshStore, storeSample } from '../delivery/stored.ts';
import { StoreRequestError } from '../../../src/server/store/store-error.ts';
import { isGenuine } from '../delivery/verify-webhook.ts';
import { openTestStore, type FolderTestStore } from '../store/test-store.ts';
import { early, watchBench } from './bench.ts';

const hour = 60;
const day = 24 * 60;

/** The text of a moment on the first day, in minutes after the start, which is 06:00 in the time zone. */
const at = (minutes: number) => new Date(early + minutes * 60_000).toISOString();

async function freshStoreWithBackup(): Promise<FolderTestStore> {
  const store = freshStore();
  await noteBackup(store, new Date(early));
  return store;
}

test('there is a report each morning, once, from the configured hour on in the time zone of the site', async () => {
  const store = await freshStoreWithBackup();
  await storeSample(store, { reference: 'CCCC-3333', at: at(-90) });
  await storeSample(store, { reference: 'DDDD-4444', at: at(-60) });
  await storeSample(store, { reference: 'FFFF-6666', form: 'order', at: at(-30 * hour) });
  const { world, letters, clock, pass } = watchBench(store);
  world.certificate = { end: new Date('2027-01-31T12:00:00.000Z') };
  await pass(59);
  expect(letters).toEqual([]);
  await pass(61);
  expect(letters).toEqual([
    {
      from: 'Example <forms@example.org>',
      to: 'owner@example.org',
      subject: 'example.org: all is well',
      messageId: '<report.2026-11-23.example.org@example.org>',
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      text: `Nothing needs your attention.

Received since yesterday: Ask Us (2)
Waiting to be delivered: 0
Free on the disk: 50.0 GB
Last backup: 2026-11-23 06:00 GMT+5:30
Certificate: valid until 2027-01-31 17:30 GMT+5:30
Stored longer than their forms allow: 1. See them: npm run submissions -- retention
Delivered to nobody: order
`,
      disableUrlAccess: true,
      disableFileAccess: true,
      signal: expect.any(AbortSignal),
    },
  ]);
  clock.now += (day - 2 * hour) * 60_000;
  await pass(1);
  expect(letters).toHaveLength(1);
  await pass(hour);
  expect(letters.map(({ messageId }) => messageId)).toEqual([
    '<report.2026-11-23.example.org@example.org>',
    '<report.2026-11-24.example.org@example.org>',
  ]);
});

test('a quarantined submission is reported at once, and once a day for any number of them', async () => {
  const store = await freshStoreWithBackup();
  const { letters, subjects, pass } = watchBench(store);
  await pass(2);
  await storeSample(store, { reference: 'CCCC-3333', at: at(2), state: 'quarantined' });
  await storeSample(store, { reference: 'DDDD-4444', form: 'order', at: at(2), state: 'quarantined' });
  await pass(3);
  await storeSample(store, { reference: 'FFFF-6666', at: at(5), state: 'quarantined' });
  await pass(3);
  expect(letters.map(({ subject, messageId, text }) => [subject, messageId, text])).toEqual([
    [
      'example.org: something needs your attention',
      '<alert.2026-11-23.held.example.org@example.org>',
      `2 submissions are held back as suspicious, and delivered only if you release them: Ask Us (1), order (1). See them: npm run submissions -- list --state quarantined

You get at most one e-mail a day about each of these, and the report each morning.
`,
    ],
  ]);
  // The report names the submission again; no other message is sent on that day or, without a change, on the next.
  await pass(hour);
  await pass(1.5 * day, 10);
  expect(subjects()).toEqual([
    'example.org: something needs your attention',
    'example.org: one thing needs your attention',
    'example.org: one thing needs your attention',
  ]);
});

test('a failed, refused or late delivery is reported at once, each with the next step', async () => {
  const store = await freshStoreWithBackup();
  const { letters, clock, pass } = watchBench(store, { reportHour: 23 });
  await storeSample(store, { reference: 'CCCC-3333', at: at(0), channels: ['email', 'receipt', 'webhook'] });
  await pass(2);
  await store.markFailed('cccc-3333/email', { message: '550 <owner@example.org>', code: 'smtp 550' }, at(3));
  await store.markFailed('cccc-3333/webhook', { message: 'gone', code: 'http 410' }, undefined);
  await pass(2);
  clock.now = early + 59 * 60_000;
  expect(letters.map(({ text }) => text)).toEqual([
    `The mail server refuses one delivery, and the server tries again for three days. See why: npm run submissions -- list --state pending

One delivery has finally failed. See them: npm run submissions -- list --state failed

You get at most one e-mail a day about each of these, and the report each morning.
`,
  ]);
  await pass(2);
  expect(letters).toHaveLength(2);
  expect(String(letters[1]?.text).split('\n\n')[0]).toBe(
    '2 deliveries have waited, the oldest for more than an hour, since 2026-11-23 06:00 GMT+5:30. See them: npm run submissions -- list --state pending',
  );
  expect(letters.map(({ text }) => String(text)).join('')).not.toMatch(/asha|verma|owner@|cccc-3333/i);
});

test('an almost full disk, an old backup and an expiring certificate are reported daily while they last', async () => {
  const store = freshStore();
  await noteBackup(store, new Date(early - 3 * day * 60_000));
  await storeSample(store, { reference: 'CCCC-3333', at: at(-1) });
  const { world, letters, pass, clock } = watchBench(store, { reportHour: 23 });
  world.free = 12e6;
  world.certificate = { end: new Date(early + 5 * day * 60_000) };
  await pass(3);
  expect(letters.map(({ subject, text }) => [subject, text])).toEqual([
    [
      'example.org: 3 things need your attention',
      `The disk is almost full: 12.0 MB are free. Forms with files are refused until there is space.

The last backup was made 2026-11-20 06:00 GMT+5:30. Make one: npm run submissions -- backup FOLDER

The certificate of example.org expires 2026-11-28 06:00 GMT+5:30. After that, browsers warn visitors not to open the site.

You get at most one e-mail a day about each of these, and the report each morning.
`,
    ],
  ]);
  clock.now += 16 * hour * 60_000;
  await pass(1);
  expect(letters).toHaveLength(1);
  clock.now += hour * 60_000;
  await pass(1);
  expect(letters.map(({ messageId }) => messageId).at(-1)).toBe(
    '<report.2026-11-23.example.org@example.org>',
  );
  clock.now += 2 * hour * 60_000;
  await pass(2);
  expect(letters.map(({ messageId }) => messageId).slice(2)).toEqual([
    '<alert.2026-11-24.disk.backup.certificate.example.org@example.org>',
  ]);
});

test('a missing backup is reported only if there are submissions', async () => {
  const store = freshStore();
  const { letters, pass } = watchBench(store);
  await pass(1);
  expect(letters).toEqual([]);
  await storeSample(store, { reference: 'CCCC-3333', at: at(1) });
  await pass(1);
  expect(String(letters[0]?.text)).toContain('There is no backup of the submissions.');
  const off = watchBench(store, { site: { name: 'example.org', forms: [], unaddressed: [], backupDays: 0 } });
  await store.db.deleteFrom('notes').execute();
  await off.pass(1);
  expect(off.letters).toEqual([]);
});

test('a failing mail server is retried after growing pauses, and then everything is reported', async () => {
  const store = await freshStoreWithBackup();
  await storeSample(store, { reference: 'CCCC-3333', at: at(0), state: 'quarantined' });
  const { world, letters, log, pass } = watchBench(store, { reportHour: 23 });
  world.refuses = true;
  await pass(30);
  const failures = log.filter(({ message }) => message.startsWith('the owner could not be notified;'));
  expect(failures).toHaveLength(5);
  world.refuses = false;
  await pass(2);
  expect(letters.map(({ messageId }) => messageId)).toEqual([
    '<alert.2026-11-23.held.example.org@example.org>',
  ]);
  await pass(10);
  expect(letters).toHaveLength(1);
});

test('an event that could neither be sent nor recorded is reported completely later', async () => {
  const store = await freshStoreWithBackup();
  await storeSample(store, { reference: 'CCCC-3333', at: at(0), state: 'quarantined' });
  await storeSample(store, { reference: 'DDDD-4444', at: at(0), channels: ['webhook'] });
  await store.markFailed('dddd-4444/webhook', { message: 'gone', code: 'http 410' }, undefined);
  const reported: string[] = [];
  const send = ({ id }: OwnerMessage): Promise<void> => {
    if (reported.push(id) > 1) return Promise.resolve();
    store.sqlite.exec('PRAGMA query_only = ON');
    return Promise.reject(new Error('no'));
  };
  const { pass } = watchBench(store, { channels: [{ name: 'email', send }], reportHour: 23 });
  await pass(1);
  store.sqlite.exec('PRAGMA query_only = OFF');
  await pass(10);
  expect(reported).toEqual(Array(2).fill('alert.2026-11-23.failed.held.example.org'));
});

test('only one of several servers reports, also after a restart', async () => {
  const store = await freshStoreWithBackup();
  const other = openTestStore(store.dataDir);
  await storeSample(store, { reference: 'CCCC-3333', at: at(0), state: 'quarantined' });
  const benches = [watchBench(store), watchBench(other), watchBench(store)];
  for (let minute = 0; minute < 66; minute += 6) await Promise.all(benches.map(({ pass }) => pass(6, 6)));
  expect(benches.flatMap(({ subjects }) => subjects()).sort()).toEqual([
    'example.org: one thing needs your attention',
    'example.org: something needs your attention',
  ]);
  await other.close();
});

test('a read-only store is reported too, although that can’t be recorded', async () => {
  const store = await freshStoreWithBackup();
  const { letters, pass } = watchBench(store);
  store.sqlite.exec('PRAGMA query_only = ON');
  await pass(5);
  store.sqlite.exec('PRAGMA query_only = OFF');
  expect(letters.map(({ text }) => String(text).split('\n')[0])).toEqual([
    'Nothing can be stored: the log of the server gives the reason. Visitors are asked to try again.',
  ]);
});

test('a store locked by another program is reported if two consecutive checks find it', async () => {
  const store = await freshStoreWithBackup();
  const patient = openTestStore(store.dataDir, { waitMs: 50 });
  onTestFinished(() => patient.close());
  const { subjects, letters, pass } = watchBench(patient, { reportHour: 23 });
  for (const minutes of [1, 1, 2]) {
    store.sqlite.exec('BEGIN IMMEDIATE');
    await pass(minutes);
    store.sqlite.exec('ROLLBACK');
    if (minutes === 1) expect(subjects()).toEqual([]);
    await pass(1);
  }
  expect(letters.map(({ text }) => String(text).split('\n')[0])).toEqual([
    'Nothing can be stored: another program locks the database, or the database is unreachable. Visitors are asked to try again.',
  ]);
});

test('a store without an answer is reported if two consecutive checks find it', async () => {
  const store = await freshStoreWithBackup();
  const hung = () => Promise.reject(new StoreRequestError('hung', 'the store did not answer within 50 ms'));
  const { letters, pass } = watchBench({ ...store, setNote: hung }, { reportHour: 23 });
  await pass(1);
  expect(letters).toEqual([]);
  await pass(1);
  expect(letters.map(({ text }) => String(text).split('\n')[0])).toEqual([
    'Nothing can be stored: the disk or the database does not respond. Check whether the disk still works. Visitors are asked to try again.',
  ]);
});

test('the report on the certificate is not older than an hour', async () => {
  const { world, letters, pass } = watchBench(await freshStoreWithBackup(), { reportHour: 8 });
  world.certificate = { unknown: 'ECONNREFUSED' };
  await pass(5);
  world.certificate = { end: new Date('2027-01-31T12:00:00.000Z') };
  await pass(2 * hour);
  expect(letters.map(({ text }) => /^Certificate.*$/m.exec(String(text))?.[0])).toEqual([
    'Certificate: valid until 2027-01-31 17:30 GMT+5:30',
  ]);
});

test('without a recipient, the report is logged once a day', async () => {
  const store = await freshStoreWithBackup();
  await storeSample(store, { reference: 'CCCC-3333', at: at(0), state: 'quarantined' });
  const { log, pass } = watchBench(store, { channels: [] });
  await pass(2 * hour);
  expect(log).toEqual([{ level: 'warn', message: expect.stringMatching(/^One submission is held back/) }]);
});

test('a clock that jumps causes one more mail per jump, and stops no report', async () => {
  const store = await freshStoreWithBackup();
  const { clock, letters, pass, world } = watchBench(store);
  await pass(hour);
  const year = 365 * day * 60_000;
  for (const [jump, mails] of [
    [0, 1],
    [-year, 2],
    [2 * year, 3],
    [-year, 4],
  ] as const) {
    clock.now += jump;
    await pass(5);
    expect(letters).toHaveLength(mails);
  }
  // A pause that began in the future is ignored.
  clock.now += 2 * year;
  world.refuses = true;
  await pass(1);
  world.refuses = false;
  clock.now -= 2 * year - day * 60_000;
  await pass(1);
  expect(letters.at(-1)?.messageId).toBe('<report.2026-11-24.example.org@example.org>');
});

test('the mails of two sites with the same owner and sender have different ids', async () => {
  const ids = await Promise.all(
    ['example.org', 'shop.example.org', '127.0.0.1:4173'].map(async (name) => {
      const site = { name, forms: [], unaddressed: [], backupDays: 0 };
      const { letters, pass } = watchBench(await freshStoreWithBackup(), { site, reportHour: 0 });
      await pass(1);
      return letters.map(({ messageId }) => messageId);
    }),
  );
  expect(ids).toEqual([
    ['<report.2026-11-23.example.org@example.org>'],
    ['<report.2026-11-23.shop.example.org@example.org>'],
    ['<report.2026-11-23.127.0.0.1-4173@example.org>'],
  ]);
});

test('a real mail server receives the report', async () => {
  const { url, letters } = await mailServer();
  const store = await freshStoreWithBackup();
  const channels = ownerChannels({ ...settings, smtpUrl: url });
  const { pass } = watchBench(store, { channels, reportHour: 0 });
  await pass(2);
  expect(letters.map(({ from, to }) => [from, to])).toEqual([['forms@example.org', ['owner@example.org']]]);
  expect(letters[0]?.raw).toContain('Subject: example.org: all is well');
  expect(letters[0]?.raw).toContain('Auto-Submitted: auto-generated');
});

test('if the mail server fails, the report goes to the webhook, signed, and once', async () => {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer((request, answer) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      answer.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  const { port } = receiver.address() as AddressInfo;
  const store = await freshStoreWithBackup();
  await storeSample(store, { reference: 'CCCC-3333', at: at(0), state: 'quarantined' });
  const ownerWebhook = `http://127.0.0.1:${port}/hook`;
  const channels = ownerChannels({
    ...settings,
    smtpUrl: 'smtp://127.0.0.1:1',
    ownerWebhook,
    ownerSecret: secret,
  });
  const { pass, log } = watchBench(store, { channels, reportHour: 23 });
  await pass(5);
  expect(calls.map(({ body }) => JSON.parse(body) as object)).toEqual([
    {
      id: 'alert_2026-11-23_held_example_org',
      type: 'owner',
      subject: 'example.org: something needs your attention',
      text: expect.stringMatching(/^One submission is held back as suspicious/),
    },
  ]);
  const { headers, body } = calls[0]!;
  expect(await isGenuine(headers, body, secret, Date.now())).toBe(true);
  expect(log.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
    'the owner could not be notified over this channel',
  ]);
});

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const settings = {
  ownerEmail: 'owner@example.org',
  mailFrom: 'Example <forms@example.org>',
  ownerWebhook: undefined,
  ownerSecret: undefined,
};

test.each([
  ['shedding', 'For more than ten seconds there were more requests than this server can answer'],
  ['network', 'One network has sent so many requests'],
] as const)('refused visitors (%s) are reported, once a day', async (word, sentence) => {
  const store = await freshStoreWithBackup();
  const { letters, pass, world } = watchBench(store);
  await pass(2);
  expect(letters).toEqual([]);
  world.load = word;
  await pass(30);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(sentence);
});
