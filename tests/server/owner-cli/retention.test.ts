import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBuiltSite } from '../built.ts';
import { storeSample } from '../delivery/stored.ts';
import { definitions } from '../forms/support/definitions.ts';
import type { TestStore } from '../store/test-store.ts';
import { call } from './call.ts';
import { describeAboveStores, openFreshStore, storeKinds, type StoreKind } from '../store/store-kinds.ts';

const canary = 'CANARY-7f3a';

/** A site on which enquiries are stored for 30 days and term papers for a year. */
function siteWithLimits(): string {
  const days: Record<string, number> = { enquiry: 30, 'term-paper': 365 };
  const forms = definitions.map((form) => ({ ...form, ...(days[form.id] && { keepDays: days[form.id]! }) }));
  return createBuiltSite({ forms });
}

/** Submissions of each kind: one that is too old, and others that are not. Now is 2026-11-23 10:00. */
async function storeOldAndNew(kind: StoreKind): Promise<TestStore> {
  const store = await openFreshStore(kind);
  const old = '2026-10-24T09:59:59.000Z';
  const answers = { Name: canary, Your_email: 'a@example.org' };
  await storeSample(store, { reference: 'CCCC-0001', at: old, channels: ['email', 'receipt'], answers });
  await storeSample(store, { reference: 'CCCC-0002', at: old, channels: ['email'] });
  await storeSample(store, { reference: 'CCCC-0003', at: old, channels: ['webhook', 'receipt'] });
  await storeSample(store, { reference: 'CCCC-0004', at: old });
  await storeSample(store, { reference: 'CCCC-0005', at: old, state: 'quarantined' });
  await storeSample(store, { reference: 'CCCC-0006', at: '2026-10-24T10:00:00.000Z', channels: ['email'] });
  await storeSample(store, {
    reference: 'DDDD-0001',
    form: 'order',
    at: '2020-01-01T00:00:00.000Z',
    channels: ['email'],
  });
  await storeSample(store, {
    reference: 'FFFF-0001',
    form: 'term-paper',
    at: '2025-11-01T00:00:00.000Z',
    channels: ['email', 'receipt'],
    files: [{ name: `${canary}.pdf`, content: canary }],
  });
  for (let each = 10; each < 20; each += 1) await storeSample(store, { reference: `GGGG-00${each}` });
  const sent = ['cccc-0001/email', 'cccc-0001/receipt', 'cccc-0003/receipt', 'cccc-0006/email'];
  const more = ['dddd-0001/email', 'ffff-0001/email'];
  const rows = store.db.updateTable('deliveries');
  await rows
    .set({ state: 'sent', sent_at: old })
    .where('id', 'in', [...sent, ...more])
    .execute();
  // A failed receipt does not prevent the erasure of a submission that the owner has received.
  const failed = ['ffff-0001/receipt', 'cccc-0003/webhook'];
  await rows.set({ state: 'failed' }).where('id', 'in', failed).execute();
  return store;
}

const overview = `Form        Days kept  To erase  Not delivered  Held back  Oldest (UTC)
enquiry     30         1         3              1          2026-10-24 09:59
term-paper  365        1         0              0          2025-11-01 00:00
Stored without a limit, because the form has no "keepDays": order, member, delivery.
`;

async function states(store: TestStore): Promise<string[]> {
  const rows = await store.db
    .selectFrom('submissions')
    .select(['reference', 'state'])
    .orderBy('seq')
    .execute();
  return rows.filter(({ state }) => state === 'erased').map(({ reference }) => reference);
}

describeAboveStores('in a store $name,', (kind) => {
  test('submissions stored for longer than their form allows are listed, and none is erased', async () => {
    const store = await storeOldAndNew(kind);
    expect(await call(store, 'retention', { root: siteWithLimits(), columns: 100 })).toEqual({
      code: 0,
      out: `${overview}Nothing was erased. To erase 2 submissions, add --erase.\n`,
      err: '',
    });
    expect(await states(store)).toEqual([]);
  });

  test('submissions of removed forms are listed, without erased ones', async () => {
    const store = await storeOldAndNew(kind);
    await storeSample(store, { reference: 'HHHH-0001', form: 'old-form' });
    await storeSample(store, { reference: 'HHHH-0002', form: 'old-form', state: 'quarantined' });
    await storeSample(store, { reference: 'HHHH-0003', form: 'older-form' });
    await store.erase('hhhh-0003', '2026-11-23T09:00:00.000Z');
    const { out } = await call(store, 'retention', { root: siteWithLimits(), columns: 100 });
    expect(out).toBe(
      `${overview}Stored without a limit, because the form was removed: old-form (2).\nNothing was erased. To erase 2 submissions, add --erase.\n`,
    );
  });

  test('with the option, delivered submissions are erased with their files', async () => {
    const store = await storeOldAndNew(kind);
    const root = siteWithLimits();
    expect(await call(store, 'retention --erase --yes', { root, columns: 100 })).toEqual({
      code: 0,
      out: `${overview}2 submissions are erased, with 1 file. Remove copies in e-mails and webhooks yourself, and those in backups with --prune.\n`,
      err: '',
    });
    expect(await states(store)).toEqual(['CCCC-0001', 'FFFF-0001']);
    expect(await store.files.missing(['ffff-0001-0.pdf'])).toEqual(['ffff-0001-0.pdf']);
    // The command can be repeated.
    expect((await call(store, 'retention --erase --yes', { root })).out).toContain(
      '0 submissions are erased',
    );
    const all = await call(store, 'retention --erase --yes --even-undelivered', { root });
    expect([all.code, await states(store)]).toEqual([
      0,
      ['CCCC-0001', 'CCCC-0002', 'CCCC-0003', 'CCCC-0004', 'FFFF-0001'],
    ]);
  });

  test('the user at the terminal is asked first; without a terminal only --yes erases', async () => {
    const store = await storeOldAndNew(kind);
    const root = siteWithLimits();
    const refused = await call(store, 'retention --erase', { root, answer: 'no' });
    expect([refused.code, refused.err, refused.out.split('\n').at(-2)]).toEqual([
      1,
      'Nothing was erased.\n',
      'Erase 2 submissions permanently? Type yes: ',
    ]);
    expect((await call(store, 'retention --erase', { root })).err).toBe(
      'Cannot ask: this is not a terminal. Add --yes to confirm.\n',
    );
    expect(await states(store)).toEqual([]);
  });

  test('if nearly all submissions are too old, the command asks about the clock first', async () => {
    const store = await storeOldAndNew(kind);
    await store.db.deleteFrom('submissions').where('reference', 'like', 'GGGG%').execute();
    const root = siteWithLimits();
    const words = 'retention --erase --yes --even-undelivered';
    const reported = await call(store, words, { root });
    expect([reported.code, reported.err]).toEqual([
      1,
      '5 of 8 submissions would be erased. The clock of this computer says 2026-11-23 10:00 UTC: if that is right, add --most to confirm.\n',
    ]);
    expect(await states(store)).toEqual([]);
    expect((await call(store, `${words} --most`, { root })).code).toBe(0);
  });

  test('a site without limits is reported', async () => {
    const store = await storeOldAndNew(kind);
    expect(await call(store, 'retention --erase --yes')).toEqual({
      code: 0,
      out: 'No form limits the storage of its submissions: add "keepDays" to its file.\n',
      err: '',
    });
  });

  test('a backup reports submissions that were stored for too long, and removes backups older than the shortest limit', async () => {
    const store = await storeOldAndNew(kind);
    const root = siteWithLimits();
    const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const others = [
      'submissions-20261024T095959Z.tar',
      'submissions-20200101T000000Z.tar.age',
      'submissions-20200102T000000Z.tar.age.part',
    ];
    const stored = [
      'submissions-20261024T100000Z.tar',
      'submissions-20261123T095958Z.tar.part',
      'submissions-20261123T095959Z.tar.age',
      'mine.tar',
      'notes.txt',
    ];
    for (const name of [...others, ...stored]) writeFileSync(path.join(folder, name), '');
    const file = path.join(folder, 'submissions-20261123T100000Z.tar');
    expect(await call(store, `backup ${folder} --prune`, { root })).toEqual({
      code: 0,
      out: `${file}: 18 submissions, 1 file of 1 kB, not encrypted: set BACKUP_KEY if others can read it. It was read back.
6 submissions in it: stored for longer than the form allows.
3 backups older than 30 days, the limit of "enquiry", removed.
`,
      err: '',
    });
    expect(readdirSync(folder).sort()).toEqual([...stored, path.basename(file)].sort());
    expect((await call(store, `verify ${file}`, { root })).out).toContain(
      '6 submissions in it: stored for longer',
    );
    expect((await call(store, 'verify', { root })).out).toContain('6 submissions in it: stored for longer');
  });

  test('if all backups seem too old, none is removed at once', async () => {
    const store = await storeOldAndNew(kind);
    const root = siteWithLimits();
    const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const earlier = ['submissions-20251122T100000Z.tar', 'submissions-20251123T100000Z.tar.age'];
    for (const name of earlier) writeFileSync(path.join(folder, name), '');
    const reported = await call(store, `backup ${folder} --prune`, { root });
    expect(reported.out).toContain(
      'Every earlier backup is older than 30 days, the limit of "enquiry", by the clock of this computer (2026-11-23 10:00 UTC): none was removed. If the clock is right, the next backup removes them.\n',
    );
    const made = 'submissions-20261123T100000Z.tar';
    expect(readdirSync(folder).sort()).toEqual([...earlier, made]);
    // The next run finds a new backup.
    renameSync(path.join(folder, made), path.join(folder, 'submissions-20261122T100000Z.tar'));
    expect((await call(store, `backup ${folder} --prune`, { root })).out).toContain('2 backups older than');
  });

  test.each([
    ['backup FOLDER/one.tar --prune', true, '--prune needs a folder of backups, not the name of a file.'],
    [
      'backup FOLDER --prune',
      false,
      '--prune needs a form with "keepDays", the limit for storing submissions.',
    ],
  ])('%s is refused before anything is written, with limits: %s', async (words, limits, message) => {
    const store = await storeOldAndNew(kind);
    const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const root = limits ? siteWithLimits() : createBuiltSite();
    expect(await call(store, words.replace('FOLDER', folder), { root })).toEqual({
      code: 2,
      out: '',
      err: `${message}\n`,
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('a submission erased for its age leaves no byte in the database of a folder, nor in its log', async () => {
  const store = await storeOldAndNew(storeKinds[0]!);
  expect((await call(store, 'retention --erase --yes', { root: siteWithLimits() })).code).toBe(0);
  const names = ['submissions.sqlite', 'submissions.sqlite-wal'];
  const database = names.map((name) => readFileSync(path.join(store.dataDir, name)));
  expect(database.map((bytes) => bytes.includes(canary))).toEqual([false, false]);
});
