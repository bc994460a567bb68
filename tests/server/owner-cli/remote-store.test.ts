import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Answers } from '../../../src/core/form/form-definition.ts';
import { serve } from '../../../src/server/serve.ts';
import { bodyHash } from '../../../src/server/store/body-hash.ts';
import { openConfiguredStore } from '../../../src/server/store/open-configured-store.ts';
import { storeFacts } from '../../../src/server/store/copy-store.ts';
import { openStore, openStoreHere, type OpenStore } from '../../../src/server/store/open-store.ts';
import { lockFolder } from '../../../src/server/store/folder/lock.ts';
import { newBucketFolder, newTables, query } from '../../services/services.ts';
import { createBuiltSite } from '../built.ts';
import { submission } from '../store/contract.ts';
import { call, type OwnerCallResult } from './call.ts';

/** Two stores: one in a folder, the other on PostgreSQL and S3. */
async function places() {
  const folder = mkdtempSync(path.join(tmpdir(), 'move-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { DATABASE_URL: await newTables(), FILES_URL: await newBucketFolder() };
  const [here, spool] = [path.join(folder, 'here'), path.join(folder, 'spool')];
  const elsewhere = { dataDir: spool, databaseUrl: env.DATABASE_URL, filesUrl: env.FILES_URL };
  const root = createBuiltSite();
  return {
    folder,
    here,
    elsewhere,
    /** Calls the command with the settings of the remote store. */
    owner: (words: string): Promise<OwnerCallResult> => call({ dataDir: spool }, words, { env, root }),
    open: () => openConfiguredStore(elsewhere, 'copy'),
    words: {
      here: `the database in ${here}, files in ${here}/uploads`,
      elsewhere: `the database ${addressName(env.DATABASE_URL)}, files at ${addressName(env.FILES_URL)}`,
    },
  };
}

function addressName(url: string): string {
  return `${new URL(url).host}${new URL(url).pathname}`;
}

/** Stores five submissions: one is erased, two have files, and some are delivered. */
async function fill(store: OpenStore): Promise<void> {
  for (const [id, count] of [
    ['A', 0],
    ['B', 2],
    ['C', 0],
    ['D', 1],
    ['E', 0],
  ] as const) {
    const one = submission(id, { files: count, key: `key-${id}`, channels: ['email', 'webhook'] });
    const files = one.files.map((row) => {
      const content = `content of ${row.stored_name} `.repeat(2000);
      writeFileSync(path.join(store.incoming, row.stored_name), content);
      return {
        ...row,
        bytes: Buffer.byteLength(content),
        sha256: createHash('sha256').update(content).digest('hex'),
      };
    });
    const arrived = files.map(({ field, stored_name, bytes, sha256 }) => {
      return { field, storedName: stored_name, bytes, sha256 };
    });
    await store.files.secure(arrived);
    const sent = files.map(({ field, sha256, original_name }) => {
      return { field, sha256, originalName: original_name };
    });
    const body_hash = bodyHash(JSON.parse(one.row.data!) as Answers, sent);
    await store.add({ ...one, row: { ...one.row, body_hash }, files });
    await store.files.settle(files, arrived);
  }
  await store.markSent('A/email', '2026-01-01T09:00:00.000Z');
  await store.erase('C', '2026-01-02T09:00:00.000Z');
  await store.setNote('daily-report', { value: '2026-01-02', at: '2026-01-02T07:00:00.000Z' });
}

async function within<Result>(store: OpenStore, use: (store: OpenStore) => Promise<Result>): Promise<Result> {
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

test('move-store moves everything to PostgreSQL and S3 and back, and new submissions are numbered after it', async () => {
  const { here, owner, open, folder, words } = await places();
  await within(openStoreHere(here), fill);
  const before = await within(openStoreHere(here), (store) => storeFacts(store));
  expect(before).toMatchObject({ submissions: 5, files: 3, notes: 1 });
  expect(await owner(`move-store --from ${here}`)).toEqual({
    code: 0,
    out: `5 submissions and 3 files are moved and compared.
  from ${words.here}
  to   ${words.elsewhere}
Start servers only with the settings of the new store: a server on the old store would deliver pending submissions again.
`,
    err: '',
  });
  const there = await open();
  await within(there, async (store) => {
    expect(await storeFacts(store, ['move-store'])).toEqual(before);
    await store.add(submission('f'));
    expect((await store.allAfter(0, 10)).map(({ row }) => row.seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  const back = path.join(folder, 'back');
  expect((await owner(`move-store --to ${back}`)).code).toBe(0);
  const after = await within(openStoreHere(back), (store) => storeFacts(store, ['move-store']));
  expect(after).toMatchObject({ submissions: 6, files: 3, notes: 1, contents: before.contents });
});

test(
  'move-store continues after an interruption, and changes no other data',
  { tags: ['long'] },
  async () => {
    const { here, owner, open, words } = await places();
    await within(openStoreHere(here), fill);
    await within(await open(), async (store) => {
      // The state after an interrupted move: the note, a submission that has changed since, and an incomplete file.
      await store.setNote('move-store', { value: words.here, at: '2026-01-03T09:00:00.000Z' });
      await store.add(submission('A', { key: 'key-A', channels: ['email', 'webhook'] }));
      writeFileSync(path.join(store.incoming, 'B-0.pdf'), 'cut');
      const cut = {
        field: 'document',
        bytes: 3,
        sha256: createHash('sha256').update('cut').digest('hex'),
      };
      await store.files.secure([{ ...cut, storedName: 'B-0.pdf' }]);
      await store.files.settle([{ ...cut, stored_name: 'B-0.pdf' }]);
    });
    expect(await owner(`move-store --from ${here}`)).toMatchObject({ code: 0, err: '' });
    const before = await within(openStoreHere(here), (store) => storeFacts(store));
    expect(await within(await open(), (store) => storeFacts(store, ['move-store']))).toEqual(before);
    expect(await owner(`move-store --from ${here}`)).toEqual({
      code: 1,
      out: '',
      err: `The target is not empty: ${words.elsewhere}. Choose an empty store for --to.\n`,
    });
  },
);

test(
  'a partly moved store is closed to servers and commands until the rest is moved',
  { tags: ['long'] },
  async () => {
    const { here, owner, open, elsewhere, words } = await places();
    await within(openStoreHere(here), fill);
    await within(await open(), (store) =>
      store.setNote('move-store', { value: words.here, at: '2026-01-03T09:00:00.000Z' }),
    );
    const place = words.elsewhere.split(',')[0]!;
    const message = `Only a part of ${words.here} is in ${place}, because the move was interrupted. Run the same command again: move-store or restore.`;
    expect(await owner('list')).toEqual({ code: 1, out: '', err: `${message}\n` });
    expect(await owner(`move-store --to ${here}2`)).toMatchObject({ code: 1, err: `${message}\n` });
    // A server serves pages, and refuses forms.
    const env = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: elsewhere.dataDir };
    const root = createBuiltSite();
    const server = await serve(root, {
      ...env,
      DATABASE_URL: elsewhere.databaseUrl,
      FILES_URL: elsewhere.filesUrl,
    });
    onTestFinished(() => server.stop());
    expect(server.report[0]).toBe(
      `${message} Until then pages are served, and a visitor who sends a form is asked to try again.`,
    );
    expect((await fetch(server.address)).status).toBe(200);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
    expect((await owner(`move-store --from ${here}`)).code).toBe(0);
    expect((await owner('list')).out).toContain('5 submissions.');
    // A folder is treated in the same way.
    const half = openStoreHere(path.join(here, '../half'));
    await half.setNote('move-store', { value: 'the other', at: '2026-01-03T09:00:00.000Z' });
    await half.close();
    expect((await call({ dataDir: path.join(here, '../half') }, 'list')).err).toMatch(
      /^Only a part of the other is in/,
    );
  },
);

test(
  'a submission delivered, received or erased in a partly moved store is not overwritten',
  { tags: ['long'] },
  async () => {
    const { folder, here, owner, open, words } = await places();
    await within(openStoreHere(here), fill);
    await within(await open(), async (store) => {
      await store.setNote('move-store', { value: words.here, at: '2026-01-03T09:00:00.000Z' });
      await store.add(submission('B', { key: 'key-B', channels: ['email', 'webhook'] }));
      await store.markSent('B/webhook', '2026-01-03T10:00:00.000Z');
    });
    const refused = (reference: string) => ({
      code: 1,
      out: '',
      err: `The new store was used after the move was interrupted: ${reference} has changed there (${words.elsewhere}). Make a backup of it, empty it, and run the command again.\n`,
    });
    expect(await owner(`move-store --from ${here}`)).toEqual(refused('REF-B'));
    expect((await owner(`backup ${path.join(folder, 'part.tar')}`)).out).toContain('part.tar: 1 submission,');
    await within(await open(), async (store) => {
      expect((await store.record('B'))!.deliveries.map(({ state }) => state)).toEqual(['pending', 'sent']);
      await store.erase('B', '2026-01-03T11:00:00.000Z');
    });
    expect(await owner(`move-store --from ${here}`)).toEqual(refused('REF-B'));
    const other = await places();
    await within(openStoreHere(other.here), fill);
    await within(await other.open(), async (store) => {
      await store.setNote('move-store', { value: other.words.here, at: '2026-01-03T09:00:00.000Z' });
      await store.add(submission('New'));
    });
    expect((await other.owner(`move-store --from ${other.here}`)).err).toContain('REF-New has changed there');
  },
);

test(
  'an interrupted restore is continued, and leaves no copy in the folder',
  { tags: ['long'] },
  async () => {
    const { folder, here, owner, open, elsewhere } = await places();
    await within(openStoreHere(here), fill);
    const tar = path.join(folder, 'all.tar');
    expect((await call({ dataDir: here }, `backup ${tar}`)).code).toBe(0);
    await within(await open(), async (store) => {
      await store.setNote('move-store', { value: `the backup ${tar}`, at: '2026-01-03T09:00:00.000Z' });
      await store.add(submission('A', { key: 'key-A', channels: ['email', 'webhook'] }));
    });
    const left = path.join(elsewhere.dataDir, 'restored-1/uploads');
    mkdirSync(left, { recursive: true });
    writeFileSync(path.join(left, 'D-0.pdf'), 'of somebody');
    expect(await owner(`restore ${tar}`)).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(elsewhere.dataDir).filter((name) => name.startsWith('restored'))).toEqual([]);
    const before = await within(openStoreHere(here), (store) => storeFacts(store, ['backup']));
    expect(await within(await open(), (store) => storeFacts(store, ['move-store', 'backup']))).toEqual(
      before,
    );
    mkdirSync(left, { recursive: true });
    expect((await owner('erase REF-D --yes --even-undelivered')).out).toContain(
      `All other data were removed from the database`,
    );
    expect(existsSync(left)).toBe(false);
  },
);

test('move-store refuses impossible moves, with the reason', async () => {
  const { here, owner, folder, words } = await places();
  expect(await owner('move-store')).toMatchObject({
    code: 2,
    err: '"move-store" needs --from or --to: the folder of a store, or a file of settings.\n',
  });
  expect(await owner(`move-store --from ${here}`)).toMatchObject({
    code: 1,
    err: `There is nothing to move: ${here} contains no database.\n`,
  });
  await within(openStoreHere(here), fill);
  expect(await owner(`move-store --from ${here} --to ${here}`)).toMatchObject({
    code: 2,
    err: `Both are the same: ${words.here}.\n`,
  });
  const server = await openStore(here);
  const lock = lockFolder(here);
  lock.share();
  expect(await owner(`move-store --from ${here}`)).toMatchObject({
    code: 1,
    err: `A server is running on ${here}. Stop it, and run the command again.\n`,
  });
  lock.release();
  await server.close();
  // A lost file is reported, and the other files are moved; settings may be in a file.
  unlinkSync(path.join(here, 'uploads/D-0.pdf'));
  const settings = path.join(folder, 'other.env');
  writeFileSync(settings, `DATA_DIR=${path.join(folder, 'other')}\n`);
  expect(await owner(`move-store --from ${here} --to ${settings}`)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^REF-D: the file D-0\.pdf is missing or changed, and was not moved\.\n5 submissions and 2 files are moved/,
    ),
  });
});

test('a remote store is verified, backed up, restored, listed and erased like one in a folder', async () => {
  const { folder, owner, open, elsewhere, words } = await places();
  await within(await open(), fill);
  const before = await within(await open(), (store) => storeFacts(store));
  expect(await owner('verify')).toEqual({
    code: 0,
    out: `${words.elsewhere.split(',')[0]}: 5 submissions, 3 files of 114 kB.\nAll answers and files are complete and unchanged.\n`,
    err: '',
  });
  const tar = path.join(folder, 'all.tar');
  expect(await owner(`backup ${tar}`)).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(elsewhere.dataDir).filter((name) => name.startsWith('snapshot'))).toEqual([]);
  const restored = path.join(folder, 'restored');
  expect((await call({ dataDir: restored }, `restore ${tar}`)).code).toBe(0);
  expect(await within(openStoreHere(restored), (store) => storeFacts(store))).toEqual(before);

  expect(await owner(`restore ${tar}`)).toMatchObject({
    code: 1,
    err: `The target is not empty: ${words.elsewhere}. Choose an empty store for --to.\n`,
  });
  const other = await places();
  expect(await other.owner(`restore ${tar}`)).toMatchObject({ code: 0, err: '' });
  expect(await within(await other.open(), (store) => storeFacts(store, ['move-store', 'backup']))).toEqual(
    before,
  );

  expect((await owner('show REF-D')).out).toContain(`${elsewhere.filesUrl.replace(/\/\/.*@/, '//')}/D-0.pdf`);
  expect(await owner('erase REF-D --yes --even-undelivered')).toMatchObject({ code: 0, err: '' });
  await within(await open(), async (store) => {
    expect((await store.files.names()).sort()).toEqual(['B-0.pdf', 'B-1.pdf']);
    await store.files.remove(['B-0.pdf']);
  });
  await query(elsewhere.databaseUrl, `UPDATE submissions SET data = '{"Name":"somebody"}' WHERE id = 'E'`);
  expect(await owner('verify')).toMatchObject({
    code: 1,
    out: expect.stringMatching(
      /\n {2}REF-B: the file http:\S+ is missing\.\n {2}REF-E: the answers differ from the submitted ones\.\n$/,
    ),
    err: '2 problems found.\n',
  });
  expect((await owner('list')).out).toContain('These submissions lack files: REF-B.');
  expect(existsSync(path.join(elsewhere.dataDir, 'submissions.sqlite'))).toBe(false);
});
