import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readArchive } from '../../../src/server/backup/archive.ts';
import { takeSnapshot } from '../../../src/server/backup/snapshot.ts';
import { lastBackup } from '../../../src/server/store/last-backup.ts';
import { openTestStore, type TestStore } from '../store/test-store.ts';
import { uploadPath } from '../../../src/server/store/files/disk-moves.ts';
import { createBuiltSite } from '../built.ts';
import { freshStore, storeSample } from '../delivery/stored.ts';
import { call } from '../owner-cli/call.ts';

const name = 'submissions-20261123T100000Z.tar';
const backupKey = 'AGE-SECRET-KEY-1G4UXZMTSD3JJQMMWD3UN5GRJV4CXCCTRV5S8G6RFWVSXKETEYYSSAZW4KC';

function freshFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store with a paper of two files, larger than one read, and an enquiry. */
async function storeWithPaper(): Promise<TestStore> {
  const store = freshStore();
  await storeSample(store, { reference: 'CCCC-3333', channels: ['email'] });
  const files = [
    { name: 'शोध पत्र.pdf', content: randomBytes(300_000) },
    { name: 'second.pdf', content: Buffer.from('%PDF CANARY') },
  ];
  await storeSample(store, { reference: 'FFFF-6666', form: 'term-paper', files });
  return store;
}

/** All rows of a store, and all its files with their bytes in hexadecimal digits. */
async function readStoreContent({ db, uploads }: TestStore): Promise<object> {
  const names = readdirSync(uploads).filter((each) => each !== 'tmp');
  return {
    submissions: await db.selectFrom('submissions').selectAll().orderBy('seq').execute(),
    files: await db.selectFrom('files').selectAll().orderBy('id').execute(),
    deliveries: await db.selectFrom('deliveries').selectAll().orderBy('id').execute(),
    uploads: names.sort().map((each) => [each, readFileSync(path.join(uploads, each), 'hex')]),
  };
}

test.each([
  ['unencrypted', {}, name, 'not encrypted: set BACKUP_KEY if others can read it'],
  ['encrypted', { BACKUP_KEY: backupKey }, `${name}.age`, 'encrypted'],
])('a backup, %s, restores every row and every byte into an empty folder', async (_how, env, file, kind) => {
  const store = await storeWithPaper();
  const [backups, empty] = [freshFolder(), path.join(freshFolder(), 'restored')];
  const target = path.join(backups, file);
  expect(await call(store, `backup ${backups}`, { env })).toEqual({
    code: 0,
    out: `${target}: 2 submissions, 2 files of 301 kB, ${kind}. It was read back.\n`,
    err: '',
  });
  expect(readdirSync(backups)).toEqual([file]);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(readFileSync(target).includes('CANARY')).toBe(kind !== 'encrypted');
  expect(readdirSync(store.dataDir).filter((each) => each.startsWith('snapshot-'))).toEqual([]);
  expect(await call(store, `verify ${target}`, { env })).toEqual({
    code: 0,
    out: `${target}: 2 submissions, 2 files of 301 kB.\nAll files are complete and unchanged, and the database is intact.\n`,
    err: '',
  });

  expect(await call({ dataDir: empty }, `restore ${target}`, { env })).toEqual({
    code: 0,
    out: `${empty}: 2 submissions, 2 files of 301 kB.
Submissions after the backup are missing. Submissions that were erased after it are back: erase them again.
Deliveries that were pending are sent when the server runs; receivers recognize repeated ones by their id.
`,
    err: '',
  });
  const restored = openTestStore(empty);
  expect(await readStoreContent(restored)).toEqual(await readStoreContent(store));
  expect(statSync(path.join(empty, 'submissions.sqlite')).mode & 0o777).toBe(0o600);
  await restored.close();
});

test('the server knows the time of the last backup', async () => {
  const store = await storeWithPaper();
  expect(await lastBackup(store)).toBeUndefined();
  await call(store, `backup ${freshFolder()}`);
  expect(await lastBackup(store)).toBe('2026-11-23T10:00:00.000Z');
});

test('a file that is not yet at its final place is in the backup', async () => {
  const store = await storeWithPaper();
  const snapshot = async () => {
    const { folder, remove } = await takeSnapshot(store.dataDir);
    const content = readFileSync(path.join(folder, 'uploads/ffff-6666-1.pdf'), 'utf8');
    remove();
    return content;
  };
  expect(await snapshot()).toBe('%PDF CANARY');
  renameSync(uploadPath(store, 'ffff-6666-1.pdf'), path.join(store.incoming, 'ffff-6666-1.pdf'));
  expect(await snapshot()).toBe('%PDF CANARY');
});

test('a missing, a changed and an additional file are reported, and the rest is saved', async () => {
  const store = await storeWithPaper();
  const [backups, empty] = [freshFolder(), freshFolder()];
  rmSync(uploadPath(store, 'ffff-6666-0.pdf'));
  writeFileSync(uploadPath(store, 'ffff-6666-1.pdf'), '%PDF canary');
  writeFileSync(uploadPath(store, 'stray.pdf'), '%PDF');
  const failures = `  FFFF-6666: the file uploads/ffff-6666-0.pdf is missing.
  FFFF-6666: the file uploads/ffff-6666-1.pdf differs from the submitted one.
`;
  expect(await call(store, 'verify')).toEqual({
    code: 1,
    out: `${store.dataDir}: 2 submissions, 2 files of 301 kB.\n${failures}  The file uploads/stray.pdf belongs to no submission.\n`,
    err: '3 problems found.\n',
  });
  const made = await call(store, `backup ${backups}`);
  expect([made.code, made.err]).toEqual([1, '2 problems found. The backup is complete.\n']);
  expect(made.out.endsWith(failures)).toBe(true);
  const back = await call({ dataDir: empty }, `restore ${path.join(backups, name)}`);
  expect([back.code, back.err]).toEqual([1, '2 problems found. Everything else is restored.\n']);
  expect(readFileSync(path.join(empty, 'uploads/ffff-6666-1.pdf'), 'utf8')).toBe('%PDF canary');
});

test('answers that differ from the sent ones are reported, also unparsable ones', async () => {
  const store = await storeWithPaper();
  await storeSample(store, { reference: 'DDDD-4444' });
  const change = (data: string, id: string) =>
    store.db.updateTable('submissions').set({ data }).where('id', '=', id).execute();
  await change('{"Name":"Asha Varma"}', 'cccc-3333');
  await change('{"Name"', 'dddd-4444');
  const reported = await call(store, 'verify');
  expect([reported.code, reported.err]).toEqual([1, '2 problems found.\n']);
  expect(reported.out).toContain(`
  CCCC-3333: the answers differ from the submitted ones.
  DDDD-4444: the answers differ from the submitted ones.
`);
});

test('a damaged database is reported', async () => {
  const store = await storeWithPaper();
  await store.close();
  truncateSync(path.join(store.dataDir, 'submissions.sqlite'), 4096);
  const reported = await call(store, 'verify');
  expect([reported.code, reported.err]).toEqual([1, '1 problem found.\n']);
  expect(reported.out).toMatch(
    /^\S+: 0 submissions, 0 files of 0 kB\.\n {2}The database is damaged: .+\.\n$/,
  );
});

test('a damaged or locked backup, or another file, leaves the empty folder unchanged', async () => {
  const store = await storeWithPaper();
  const [backups, empty] = [freshFolder(), freshFolder()];
  const env = { BACKUP_KEY: backupKey };
  await call(store, `backup ${backups}`, { env });
  const file = path.join(backups, `${name}.age`);
  expect((await call({ dataDir: empty }, `restore ${file}`)).err).toBe(
    'The backup is encrypted. Set BACKUP_KEY or BACKUP_KEY_FILE to its key.\n',
  );
  truncateSync(file, 200_000);
  for (const words of [`restore ${file}`, `verify ${file}`]) {
    expect(await call({ dataDir: empty }, words, { env })).toEqual({
      code: 1,
      out: '',
      err: 'The backup is damaged or truncated: its end can’t be decrypted.\n',
    });
  }
  writeFileSync(file, 'Dear diary, '.repeat(1000));
  expect((await call({ dataDir: empty }, `restore ${file}`)).err).toMatch(
    /^The file is not a backup, or is damaged or truncated \(.+\)\.\n$/,
  );
  expect(readdirSync(empty)).toEqual([]);
});

test('a file that can’t be written ends the restore with a message, and the folder is empty again', async () => {
  const store = await storeWithPaper();
  const backups = freshFolder();
  await call(store, `backup ${backups}`);
  const refused = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const seen: string[] = [];
  const reading = readArchive(path.join(backups, name), undefined, async (each, content) => {
    seen.push(each);
    if (each === 'submissions.sqlite') for await (const _piece of content);
    else await pipeline(content, new Writable({ write: (_piece, _encoding, done) => done(refused) }));
  });
  await expect(reading).rejects.toBe(refused);
  expect(seen).toEqual(['submissions.sqlite', 'uploads/ffff-6666-0.pdf']);
});

test('an unencrypted backup that was truncated between two files is detected by its rows', async () => {
  const store = await storeWithPaper();
  const backups = freshFolder();
  await call(store, `backup ${backups}`);
  const file = path.join(backups, name);
  // The end of the archive, and the last file of one block with its header.
  truncateSync(file, statSync(file).size - 1024 - 1024);
  const reported = await call(store, `verify ${file}`);
  expect([reported.code, reported.err]).toEqual([1, '1 problem found.\n']);
  expect(reported.out).toContain('  FFFF-6666: the file uploads/ffff-6666-1.pdf is missing.\n');
});

test('no file is overwritten, and no backup is written where it would be lost or public', async () => {
  const store = await storeWithPaper();
  const root = createBuiltSite();
  const backups = freshFolder();
  const file = path.join(backups, 'mine.tar');
  await call(store, `backup ${file}`);
  const inside = path.join(store.dataDir, 'b.tar');
  const shown = path.join(root, 'dist/b.tar');
  const elsewhere = 'Choose another folder for backups, preferably on another disk.';
  for (const [words, message] of [
    [`backup ${file}`, `${file} exists already. Give the backup another name.`],
    [`backup ${backups}/no/b.tar`, `There is no folder ${backups}/no to write the backup to.`],
    [
      `backup ${backups}/weekly/`,
      `There is no folder ${backups}/weekly. Create it, or give the backup a name that ends in .tar.`,
    ],
    [`backup ${inside}`, `${inside} is within ${store.dataDir}. ${elsewhere}`],
    [`backup ${shown}`, `${shown} is within ${path.join(root, 'dist')}. ${elsewhere}`],
    [`verify ${backups}/no.tar`, `There is no backup ${backups}/no.tar.`],
    [`restore ${backups}/no.tar`, `There is no backup ${backups}/no.tar.`],
    [
      `restore ${file}`,
      `${store.dataDir} is not empty, and restore never overwrites files. Stop the server, move the folder away, and run the command again.`,
    ],
  ] as const) {
    expect(await call(store, words, { root })).toEqual({ code: 1, out: '', err: `${message}\n` });
  }
});

test('the key may be in a file, and an invalid one is reported', async () => {
  const store = await storeWithPaper();
  const folder = freshFolder();
  const keyFile = path.join(folder, 'backup.key');
  const env = { BACKUP_KEY_FILE: keyFile };
  const wrong = () => call(store, `backup ${folder}`, { env });
  expect((await wrong()).err).toBe(`${keyFile}, which BACKUP_KEY_FILE names, can’t be read (ENOENT).\n`);
  writeFileSync(keyFile, 'hunter2');
  expect((await wrong()).err).toBe(
    `${keyFile}, which BACKUP_KEY_FILE names, contains no key: a line must begin with AGE-SECRET-KEY-1. Create one: node -e "import('age-encryption').then(async (age) => console.log(await age.generateIdentity()))"\n`,
  );
  writeFileSync(keyFile, `# created: 2026-11-23T10:00:00Z\n${backupKey}\n`);
  expect((await wrong()).code).toBe(0);
  const file = path.join(folder, `${name}.age`);
  expect((await call(store, `verify ${file}`, { env: { BACKUP_KEY: backupKey } })).code).toBe(0);
});

test('incomplete files of a killed backup are removed when a person is erased', async () => {
  const store = await storeWithPaper();
  const left = path.join(store.dataDir, 'snapshot-1/uploads');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, 'ffff-6666-1.pdf'), '%PDF CANARY');
  expect((await call(store, 'erase FFFF-6666 --yes')).code).toBe(0);
  expect(existsSync(left)).toBe(false);
});

test('only one backup runs at a time, and it removes incomplete files of a killed one', async () => {
  const store = await storeWithPaper();
  const left = path.join(store.dataDir, 'snapshot-1/uploads');
  mkdirSync(left, { recursive: true });
  writeFileSync(path.join(left, 'a.pdf'), '%PDF');
  const { remove } = await takeSnapshot(store.dataDir);
  expect(existsSync(left)).toBe(false);
  expect((await call(store, `backup ${freshFolder()}`)).err).toBe(
    `Another backup or restore is running in ${store.dataDir}. Wait until it has ended.\n`,
  );
  remove();
  expect((await call(store, `backup ${freshFolder()}`)).code).toBe(0);
});
