import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMigration, ageContent, readSiteTexts } from '../helpers/age-content.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../helpers/small-site.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

/* Content that is older than the schemas, on a copy of the bakery. */
let site: SmallSite;
let newest: Record<string, string>;
let old: Record<string, string>;

beforeAll(async () => {
  site = copySmallSite('bakery');
  addMigration(site.root);
  newest = await readSiteTexts(site.root);
  await ageContent(site.root);
  old = await readSiteTexts(site.root);
});

afterAll(() => site.remove());

const roots = () => ({ engine: root, site: site.root });
const title = 'project 1. Some keys have clearer names.';

async function migrate(args: string[], answer?: string) {
  const questions: string[] = [];
  const ask = answer === undefined ? undefined : async (asked: string) => (questions.push(asked), answer);
  const { code, stdout, stderr } = await captureOutput('migrate', roots(), args, ask);
  expect(questions).toEqual(ask ? ['\nDo this? [y/N] '] : []);
  return { code, out: shown(stdout), err: shown(stderr) };
}

/** The output of `validate`, without the warnings about the editor’s schemas, which the copy does not have. */
async function validate() {
  const { code, stdout } = await captureOutput('validate', roots(), []);
  return { code, stdout: stdout.replaceAll(/^\S+ schema-path .*\n .*\n/gm, '') };
}

/** Paths are relative to the engine. */
function shown(text: string): string {
  return text.replaceAll(/(?<=^|\(|: )[^\s(]*(?=pages-config\/)/gm, '');
}

const changes = `The content goes from version 0 to 1 (project):
  ${title}

versions of other parts added (pages-config/_site.json)
page-head › crumbs is called breadcrumbs now (pages-config/bestellen.en.json and 5 more)
price-table › rows › entry › depends is called dependsOn now (pages-config/brote.json, 5 times)
receipt › without is called withoutReceipt now (pages-config/danke.json)
`;

test('validate has one diagnostic instead of all consequences of old keys', async () => {
  const { code, stdout } = await validate();
  expect(shown(stdout))
    .toBe(`pages-config/_site.json:1:1 outdated-content The content of "project" is at version 0, and the schemas are at 1: some keys have new names.
  Run \`npm run migrate\`, which shows what it changes before it writes. ${title}
`);
  expect(code).toBe(1);
});

test('a dry run reports the changes in words, and writes nothing', async () => {
  const out = `${changes}\nNothing is changed yet: pass --yes to do this.\n`;
  expect(await migrate([])).toEqual({ code: 0, out, err: '' });
  const refused = `${changes}Nothing is changed.\n`;
  expect(await migrate([], 'n')).toEqual({ code: 0, out: refused, err: '' });
  expect(await readSiteTexts(site.root)).toEqual(old);
});

test('--check exits with an error', async () => {
  const run = promisify(execFile)(
    'node',
    ['scripts/pagewright.mjs', 'migrate', '--site', site.root, '--check'],
    {
      cwd: root,
    },
  );
  const { code, stdout, stderr } = await run.then(
    () => Promise.reject(new Error('It has passed.')),
    (error: unknown) => error as { code: number; stdout: string; stderr: string },
  );
  expect({ code, out: shown(stdout), err: stderr }).toEqual({
    code: 1,
    out: changes,
    err: 'The content is older than the schemas: run `npm run migrate`.\n',
  });
});

test('one unreadable file leaves all of them unchanged', async () => {
  site.write('neu.json', '{ "title": ');
  expect(await migrate(['--yes'])).toEqual({
    code: 1,
    out: '',
    err: 'Nothing is changed: pages-config/neu.json can’t be read. First correct the errors that `npm run validate` reports there.\n',
  });
  const { stdout } = await validate();
  expect(stdout.match(/^\S+ \S+/gm)?.map(shown)).toEqual([
    'pages-config/_site.json:1:1 outdated-content',
    expect.stringMatching(/^pages-config\/neu\.json:1:\d+ /),
  ]);
  site.delete('neu.json');
  expect(await readSiteTexts(site.root)).toEqual(old);
});

test('--yes writes exactly the files of the newest version; a second run has nothing to do', async () => {
  expect(await migrate(['--yes'])).toEqual({ code: 0, out: `${changes}Done.\n`, err: '' });
  expect(await readSiteTexts(site.root)).toEqual(newest);
  const done = 'The content is up to date: there is nothing to migrate.\n';
  expect(await migrate(['--yes'])).toEqual({ code: 0, out: done, err: '' });
  expect(await migrate(['--check'])).toEqual({ code: 0, out: done, err: '' });
  expect((await validate()).stdout).toBe('');
});

test('a single file from an older branch is migrated', async () => {
  site.write('brote.json', old['pages-config/brote.json']!);
  expect((await validate()).code).toBe(1);
  const out = `These files go from version 0 to 1 (project):
  ${title}

page-head › crumbs is called breadcrumbs now (pages-config/brote.json)
price-table › rows › entry › depends is called dependsOn now (pages-config/brote.json, 5 times)
Done.
`;
  const file = path.join(site.root, 'pages-config/brote.json');
  expect(await migrate(['--from', 'project=0', file, '--yes'])).toEqual({ code: 0, out, err: '' });
  expect(await readSiteTexts(site.root)).toEqual(newest);
  const nothing = { code: 0, out: 'These files are up to date.\n', err: '' };
  expect(await migrate(['--from', 'project=0', file, '--yes'])).toEqual(nothing);
});

test('content that needs no changes has no diagnostic, and gets the number of the migration', async () => {
  site.replace('_site.json', '"project": 1', '"project": 0');
  expect(await validate()).toMatchObject({ code: 0, stdout: '' });
  await migrate(['--yes']);
  expect(await readSiteTexts(site.root)).toEqual(newest);
});

test('content of a newer engine is refused', async () => {
  site.replace('_site.json', '"project": 1', '"project": 9999');
  const { code, stdout } = await validate();
  expect({ code, out: shown(stdout) }).toEqual({
    code: 1,
    out: `pages-config/_site.json:3:35 newer-content The content of "project" is at version 9999, but the code knows versions only up to 1.
  Use the engine for which this content was written, or a newer one.
`,
  });
});

test.each([
  [['--yes', '--check'], 'Use either --yes or --check.'],
  [['index.json'], 'Single files need --from: their version.'],
  [['--from', '1'], 'Name the files of the version in --from.'],
  [['--from', 'old', 'index.json'], '"old" is not the number of a migration, such as 3 or project=3.'],
])('an invalid call: %j', async (args, problem) => {
  const usage = 'npm run migrate -- [PATH…] [--yes] [--check] [--from [NAME=]NUMBER]\n';
  expect(await migrate(args)).toEqual({ code: 2, out: '', err: `${problem}\n${usage}` });
});

test('missing files are reported', async () => {
  const usage = 'npm run migrate -- [PATH…] [--yes] [--check] [--from [NAME=]NUMBER]\n';
  const err = `There is no content at nowhere.json.\n${usage}`;
  expect(await migrate(['--from', '0', 'nowhere.json'])).toEqual({ code: 2, out: '', err });
});
