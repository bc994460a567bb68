import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './helpers/project-copy.ts';
import type { ProjectCopy } from './helpers/project-copy.ts';
import { captureOutput } from '../src/tools/testing/capture-output.ts';

/* An editor makes a page and checks whether it is ready: a page with placeholders is never on the site,
   and its report names the next step. */
let copy: ProjectCopy;
const file = 'pages-config/opening-days.json';
const roots = () => ({ engine: copy.root, site: copy.root });
const check = () => captureOutput('check', roots(), []);
const build = () => copy.run('build');

beforeAll(async () => {
  copy = await copyProject('tests/sites/minimal');
  await copy.commit();
}, 60_000);

afterAll(() => copy.remove());

test('a new page is a draft, and the command names the next steps', async () => {
  const { code, stdout } = await captureOutput('new', roots(), ['page', 'opening-days']);
  expect(code).toBe(0);
  expect(JSON.parse(await copy.read(file))).toMatchObject({ draft: true });
  expect(stdout).toContain('See it at http://localhost:5173/opening-days, with `npm run dev`.');
  expect(stdout).toContain('It is a draft: `npm run dev` and previews show it, the site does not.');
  expect(stdout).toContain(`To publish it, replace every placeholder and remove "draft": true from ${file}.`);
}, 60_000);

test('a draft may be committed; a build leaves it out and repeats the warnings of validation', async () => {
  expect(await check()).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Ready to commit.') as string,
  });
  for (const report of [await build(), await build()]) {
    expect(report.code, report.output).toBe(0);
    expect(report.output).toMatch(new RegExp(`^${file}:\\d+:\\d+ placeholder \\(warning\\) `, 'm'));
  }
  expect(await copy.read('dist/sitemap.xml')).not.toContain('opening-days');
  await expect(copy.read('dist/opening-days/index.html')).rejects.toThrow('ENOENT');
}, 120_000);

test('without "draft", each placeholder is an error of check, of validate and of the build', async () => {
  await edit('  "draft": true,\n', '');
  const checked = await check();
  expect(checked).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      new RegExp(
        `^${file}:\\d+:\\d+ placeholder The[^]*A page that is still being written says "draft": true.`,
      ),
    ) as string,
    stderr: expect.stringContaining('Not ready yet: correct the errors above.') as string,
  });
  expect((await captureOutput('validate', roots(), [])).code).toBe(1);
  const built = await build();
  expect(built.code).toBe(1);
  expect(built.output).toMatch(new RegExp(`^${file}:\\d+:\\d+ placeholder The`, 'm'));
}, 120_000);

test('a page whose texts are written is ready, and check formats it', async () => {
  const text = await copy.read(file);
  await copy.write(file, JSON.stringify(JSON.parse(text.replaceAll(/TODO( \d+)?: /g, 'Words: '))));
  const { code, stdout, stderr } = await check();
  expect(stdout).toMatch(
    /^pages-config\/opening-days.json:1:1 orphan-page \(warning\) No link leads to \/opening-days\.\n.*\n$/,
  );
  expect(stderr).toContain(`${file} is formatted like the other files now.`);
  expect(stderr).toContain('Ready to commit.');
  expect(code).toBe(0);
  expect(await copy.read(file)).toMatch(/^\{\n {2}"\$schema"/);
}, 60_000);

async function edit(from: string, to: string): Promise<void> {
  const text = await copy.read(file);
  expect(text).toContain(from);
  await copy.write(file, text.replace(from, to));
}
