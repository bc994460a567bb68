import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { deliveriesIn, freshStore, storeSample } from '../delivery/stored.ts';
import { english } from '../../helpers/english.ts';
import { CommandError, type OwnerContext } from '../../../src/server/owner-cli/context.ts';
import { erase } from '../../../src/server/owner-cli/erase.ts';
import { uploadArea } from '../../../src/server/forms/uploads/upload-area.ts';
import { StoreRequestError, type FailureKind } from '../../../src/server/store/store-error.ts';
import { openTestStore, type TestStore } from '../store/test-store.ts';
import { call, storeAll } from './call.ts';
import { describeAboveStores, openFreshStore } from '../store/store-kinds.ts';

const canary = 'CANARY-कोयल-7f3a';

/** The number of occurrences of the canary’s bytes in all files below the data folder, and in their names. */
function songs({ dataDir }: Pick<TestStore, 'dataDir'>): number {
  const names = readdirSync(dataDir, { recursive: true }).map(String);
  const files = names.filter((name) => statSync(path.join(dataDir, name)).isFile());
  expect(files.length).toBeGreaterThanOrEqual(1);
  const contents = files.map((name) => readFileSync(path.join(dataDir, name)));
  const needles = [Buffer.from(canary), Buffer.from('CANARY-'), Buffer.from('कोयल')];
  return [...names.map((name) => Buffer.from(name)), ...contents]
    .flatMap((bytes) => needles.map((needle) => count(bytes, needle)))
    .reduce((total, each) => total + each, 0);
}

function count(bytes: Buffer, needle: Buffer): number {
  let found = 0;
  for (let at = bytes.indexOf(needle); at >= 0; at = bytes.indexOf(needle, at + 1)) found += 1;
  return found;
}

/** A person’s data in every possible place, among other people’s. */
async function storePerson(store: TestStore): Promise<void> {
  for (let index = 0; index < 30; index += 1) await storeSample(store, { reference: `CCCC-${1000 + index}` });
  await storeSample(store, {
    reference: 'DFGH-4679',
    form: 'term-paper',
    // The text is longer than a page of the database.
    answers: { firstName: canary, email: `${canary}@example.org`, comments: `${canary} `.repeat(2000) },
    files: [
      { name: `${canary}.pdf`, content: `%PDF ${canary.repeat(5000)}` },
      { name: 'second.pdf', content: canary },
    ],
    channels: ['email', 'receipt'],
  });
  await store.db
    .updateTable('deliveries')
    .set({ state: 'sent', attempts: 1, sent_at: '2026-11-21T09:00:00.000Z' })
    .execute();
  await store.db
    .updateTable('deliveries')
    .set({ last_error: `550 <${canary}@example.org> unknown` })
    .execute();
  await store.db
    .updateTable('submissions')
    .set({ key: canary, body_hash: canary })
    .where('reference', '=', 'DFGH-4679')
    .execute();
  // The record of a file uploaded before its form, and one whose bytes a crash has left.
  const area = uploadArea(store.dataDir, () => new Date());
  const facts = { form: 'term-paper', field: 'document', key: canary, name: `${canary}.pdf`, size: 100 };
  for (let index = 0; index < 2; index += 1) {
    const id = randomUUID();
    await area.create(id, { ...facts, createdAt: new Date().toISOString() });
    await area.append(id, 0, Readable.from([Buffer.from(canary)]));
  }
  for (let index = 30; index < 60; index += 1)
    await storeSample(store, { reference: `CCCC-${1000 + index}` });
}

test('no byte of the person is left, while the server has the store open', async () => {
  const store = freshStore();
  await storePerson(store);
  expect(songs(store)).toBeGreaterThan(1000);
  const { code, out } = await call(store, 'erase dfgh4679 --yes');
  expect(code).toBe(0);
  expect(out.replaceAll(store.dataDir, '/data')).toBe(`DFGH-4679 is erased: its answers, 2 files.
The store keeps its reference, the form (term-paper), and the times of receipt, deliveries and erasure.
All other data were removed from /data. Remove copies in e-mails, webhooks and backups yourself.
`);
  expect(songs(store)).toBe(0);
  expect(readdirSync(store.uploads)).toEqual(['tmp']);
  const row = await store.db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', 'DFGH-4679')
    .executeTakeFirst();
  expect(row).toEqual({
    seq: 31,
    id: 'dfgh-4679',
    reference: 'DFGH-4679',
    form: 'term-paper',
    form_version: '0123456789ab',
    key: null,
    body_hash: null,
    received_at: '2026-11-21T08:30:00.000Z',
    state: 'erased',
    reason: null,
    data: null,
    erased_at: '2026-11-23T10:00:00.000Z',
    answered_at: null,
    language: null,
  });
  expect((await deliveriesIn(store)).map(({ state, last_error }) => [state, last_error])).toEqual([
    ['sent', null],
    ['sent', null],
  ]);
  const others = await store.db.selectFrom('submissions').select('data').where('state', '=', 'new').execute();
  expect(others.filter(({ data }) => data?.includes('Asha Verma'))).toHaveLength(60);

  // No byte appears while the server continues, or after it has stopped.
  await storeSample(store, { reference: 'CCCC-9999' });
  expect(songs(store)).toBe(0);
  expect(await call(store, 'erase DFGH-4679')).toMatchObject({
    code: 0,
    out: 'DFGH-4679 was erased on 2026-11-23 10:00 UTC. The database was cleaned again.\n',
  });
});

test('while another process reads the database log, the command reports that the log may still contain data; a second call completes the erasure', async () => {
  const store = freshStore();
  await storePerson(store);
  const reader = openTestStore(store.dataDir);
  reader.sqlite.exec('BEGIN; SELECT count(*) FROM submissions');
  const { code, err } = await call(store, 'erase DFGH-4679 --yes');
  expect([code, err]).toEqual([
    1,
    `DFGH-4679 is erased, but the database may still contain parts of it: the database in ${store.dataDir} is in use. Run this again in a minute.\n`,
  ]);
  reader.sqlite.exec('COMMIT');
  await reader.close();
  expect((await call(store, 'erase DFGH-4679 --yes')).code).toBe(0);
  expect(songs(store)).toBe(0);
});

test.each<[keyof TestStore, FailureKind, string]>([
  [
    'erase',
    'full',
    'DDDD-4444 is not erased: the disk of the database in /data is full. Free as much space as the database uses, and run this again.',
  ],
  [
    'purge',
    'full',
    'DDDD-4444 is erased, but the database may still contain parts of it: the disk of the database in /data is full. Free as much space as the database uses, and run this again.',
  ],
  [
    'purge',
    'failed',
    'DDDD-4444 is erased, but the database may still contain parts of it: the database in /data can’t be written or read (disk I/O error).',
  ],
])('if %s finds the disk %s, the message reports the completed part', async (request, kind, message) => {
  const store = freshStore();
  await storeAll(store);
  const broken = { ...store, [request]: () => Promise.reject(new StoreRequestError(kind, 'disk I/O error')) };
  const context: OwnerContext = {
    store: broken,
    definitions: [],
    t: english.t,
    timeZone: 'UTC',
    settings: { deliveries: new Map(), smtpUrl: undefined, mailFrom: undefined },
    now: () => new Date(),
    out: () => undefined,
    columns: 80,
    ask: undefined,
  };
  const erasing = erase(context, 'DDDD-4444', { yes: true, includesUndelivered: false });
  await expect(erasing).rejects.toThrow(new CommandError(message.replace('/data', store.dataDir)));
  // A second call completes the erasure.
  expect((await call(store, 'erase DDDD-4444 --yes')).code).toBe(0);
});

describeAboveStores('in a store $name,', (kind) => {
  test('an unseen submission is erased only on request', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    expect(await call(store, 'erase FFFF-6666 --yes')).toEqual({
      code: 1,
      out: '',
      err: 'FFFF-6666 is not delivered (e-mail pending, webhook failed). Wait, retry it, or add --even-undelivered.\n',
    });
    const { code, out } = await call(store, 'erase FFFF-6666 --yes --even-undelivered');
    expect(code).toBe(0);
    expect(out).toContain('FFFF-6666 is erased: its answers, 1 file, 1 pending delivery.\n');
    expect((await call(store, 'show FFFF-6666')).out).toBe(`Reference  FFFF-6666
Form       Send a Term Paper (term-paper, version 0123456789ab)
Received   2026-11-22 23:59 UTC
State      erased
Erased     2026-11-23 10:00 UTC

Deliveries
  receipt  sent 2026-11-23 00:00 UTC, 1 attempt
  webhook  failed after 1 attempt since 2026-11-22 23:59 UTC
`);
    expect((await call(store, 'retry FFFF-6666')).err).toBe(
      'FFFF-6666 was erased: there is nothing left to deliver.\n',
    );
    expect((await call(store, 'export --format json')).out).not.toContain('FFFF-6666');
  });

  test('the user at the terminal is asked first', async () => {
    const store = await openFreshStore(kind);
    await storeAll(store);
    const question =
      'Erase DDDD-4444 (enquiry, received 2026-11-21 09:00 UTC, 0 files) permanently? Type yes: \n';
    expect(await call(store, 'erase DDDD-4444', { answer: 'n' })).toEqual({
      code: 1,
      out: question,
      err: 'Nothing was erased.\n',
    });
    const { code, out } = await call(store, 'erase DDDD-4444', { answer: 'yes' });
    expect([code, out.startsWith(`${question}DDDD-4444 is erased`)]).toEqual([0, true]);
  });
});
