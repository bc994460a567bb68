import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { root as project } from '../../helpers/project.ts';
import { createBuiltSite, write } from '../built.ts';
import { freshStore } from '../delivery/stored.ts';
import { call, storeAll } from './call.ts';

test.each([
  ['', 2, 'npm run submissions -- VERB …'],
  ['lst', 2, 'There is no verb "lst". Did you mean "list"?'],
  ['list --frm enquiry', 2, 'There is no option --frm here. Did you mean "--form"?'],
  ['list --state lost', 2, 'There is no state "lost". There are: new, quarantined, erased, pending, failed.'],
  ['list --limit none', 2, '--limit needs a number from 1, such as 50.'],
  ['list --form enqiury', 1, 'There is no form "enqiury". Did you mean "enquiry"?'],
  ['export --format xml', 2, 'There is no format "xml". There are: csv, json.'],
  ['show', 2, '"show" needs a reference, such as CDFG-3467.'],
  ['show CCCC-3333 DDDD-4444', 2, '"show" takes fewer arguments.'],
  ['show cccd-3333', 1, 'There is no submission CCCD-3333. Did you mean CCCC-3333?'],
  ['show 1', 1, 'There is no submission 1. List them: npm run submissions -- list'],
  ['backup', 2, '"backup" needs a file or a folder, such as /mnt/backups.'],
  ['restore', 2, '"restore" needs a backup, such as /mnt/backups/submissions-20261123T100000Z.tar.'],
  ['verify a b', 2, '"verify" takes fewer arguments.'],
  ['retry', 2, '"retry" needs either a reference or --failed.'],
  ['retry CCCC-3333 --failed', 2, '"retry" needs either a reference or --failed.'],
  ['erase DDDD-4444', 2, 'Cannot ask: this is not a terminal. Add --yes to confirm.'],
])('%j exits with %i and a message', async (words, code, message) => {
  const store = freshStore();
  await storeAll(store);
  const reported = await call(store, words);
  expect([reported.code, reported.err.split('\n')[0], reported.out]).toEqual([code, message, '']);
});

test('an invalid call prints the usage', async () => {
  const store = freshStore();
  const { err } = await call(store, 'lst');
  const help = await call(store, 'help');
  expect(help.code).toBe(0);
  expect(err).toContain(help.out);
  for (const line of help.out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
});

test('an error in the environment is reported, and the command does not run', async () => {
  const store = freshStore();
  const { code, err } = await call(store, 'list', { env: { PORT: 'none' } });
  expect(code).toBe(2);
  expect(err).toContain('PORT can’t be used.');
});

test('if no submission was received yet, that is reported, and no store is created', async () => {
  const { dataDir } = freshStore();
  const empty = path.join(dataDir, 'elsewhere');
  const reported = await call({ dataDir: empty }, 'list');
  expect(reported).toEqual({
    code: 0,
    err: '',
    out: `There are no submissions yet: there is no database in ${empty}.\n`,
  });
  expect(existsSync(empty)).toBe(false);
});

test('a missing built site is reported, with advice', async () => {
  const { dataDir } = freshStore();
  const site = path.join(dataDir, 'elsewhere');
  expect(await call({ dataDir }, 'list', { root: site })).toEqual({
    code: 1,
    err: `There is no built site in ${path.join(site, 'dist')}. Build it first: npm run build\n`,
    out: '',
  });
});

test('a locked database is reported, with the next step', async () => {
  const store = freshStore();
  await storeAll(store);
  store.sqlite.exec('BEGIN EXCLUSIVE');
  expect((await call(store, 'list')).code).toBe(0);
  expect(await call(store, 'release GGGG-7777')).toEqual({
    code: 1,
    out: '',
    err: `The command failed: the database in ${store.dataDir} is in use. Run this again in a minute.\n`,
  });
  store.sqlite.exec('COMMIT');
  expect((await call(store, 'release GGGG-7777')).code).toBe(0);
});

test('the script runs in a process while a store is open', async () => {
  const store = freshStore();
  await storeAll(store);
  const run = promisify(execFile);
  const script = [path.join(project, 'scripts/pagewright.mjs'), 'submissions'];
  const root = createBuiltSite();
  write(root, 'pages-config/_site.json', '{}');
  const site = ['--site', root];
  const env = { ...process.env, DATA_DIR: store.dataDir };
  const { stdout } = await run(process.execPath, [...script, 'list', '--limit', '1', ...site], { env });
  expect(stdout).toContain('GGGG-7777  order');
  await expect(
    run(process.execPath, [...script, 'show', 'CCCD-3333', ...site], { env }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no submission CCCD-3333. Did you mean CCCC-3333?\n',
  });
});
