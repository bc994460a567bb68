import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallEngine, type SmallEngine } from '../helpers/small-engine.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

let root: string;
let write: SmallEngine['write'];
let remove: SmallEngine['remove'];

beforeAll(() => {
  ({ root, write, remove } = smallEngine());
});

afterAll(() => remove());

const LOST =
  '{ "title": "Lost page", "description": "Nobody comes.", "template": { "type": "note", "title": "Lost" } }';

test('no diagnostic: exit 0, and a summary', async () => {
  expect(await captureOutput('validate', { engine: root, site: root }, [])).toEqual({
    stdout: '',
    stderr: '3 pages: 0 errors, 0 warnings\n',
    code: 0,
  });
});

test('only a warning: exit 0', async () => {
  write('pages-config/lost.json', LOST);
  const { stdout, stderr, code } = await captureOutput('validate', { engine: root, site: root }, []);
  expect(stdout).toContain('pages-config/lost.json:1:1 orphan-page (warning) No link leads to /lost.\n');
  expect([stderr, code]).toEqual(['4 pages: 0 errors, 1 warning\n', 0]);
});

test('an error: exit 1; a path limits the report, not the validation', async () => {
  write('pages-config/lost.json', LOST.replace('"title": "Lost"', '"titel": "Lost"'));
  expect((await captureOutput('validate', { engine: root, site: root }, [])).code).toBe(1);
  const narrowed = await captureOutput('validate', { engine: root, site: root }, ['pages-config/lost.json']);
  expect(narrowed.stdout).toContain(
    'pages-config/lost.json:1:87 unknown-key Unknown key "titel" in “Note”.\n  Did you mean "title"? npm run content -- fix does this.\n',
  );
  expect(await captureOutput('validate', { engine: root, site: root }, ['pages-config/notes'])).toEqual({
    stdout: '',
    stderr: '4 pages: 0 errors, 0 warnings\n',
    code: 0,
  });
  expect(
    JSON.parse((await captureOutput('validate', { engine: root, site: root }, ['--format', 'json'])).stdout),
  ).toHaveLength(1);
});

test('a file that is not text is an error, not a crash', async () => {
  writeFileSync(path.join(root, 'pages-config/lost.json'), Buffer.from([0xff, 0xfe, 0x00, 0x7b]));
  const { stdout, code } = await captureOutput('validate', { engine: root, site: root }, []);
  expect(stdout).toContain('pages-config/lost.json:1:');
  expect(code).toBe(1);
  rmSync(path.join(root, 'pages-config/lost.json'));
});

test.each([
  [['--format', 'xml'], 'There is no format "xml".'],
  [['--colour'], 'There is no option --colour here.'],
])('%j is invalid: exit 2 with a message', async (argv, sentence) => {
  const { stdout, stderr, code } = await captureOutput('validate', { engine: root, site: root }, argv);
  expect([stdout, code]).toEqual(['', 2]);
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('npm run validate');
});

test('a folder without a project can’t be validated: exit 2', async () => {
  const nowhere = path.join(root, 'nowhere');
  const { stderr, code } = await captureOutput('validate', { engine: root, site: nowhere }, []);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^The project could not be read: /);
});

test('--fix corrects typography in place, and nothing else in the file', async () => {
  const before = `{\r\n  "title": "Lost page", "description": "It\\u0027s \\"lost\\"...",\n\t"template": { "type": "note", "title": "A -- b" }  }`;
  write('pages-config/lost.json', before);
  const elsewhere = await captureOutput('validate', { engine: root, site: root }, [
    '--fix',
    'pages-config/about.json',
  ]);
  expect(elsewhere.stderr).toBe('4 pages: 0 errors, 0 warnings\n');
  const { stderr, code } = await captureOutput('validate', { engine: root, site: root }, ['--fix']);
  expect([stderr, code]).toEqual(['Fixed: 5\n4 pages: 0 errors, 1 warning\n', 0]);
  expect(readFileSync(path.join(root, 'pages-config/lost.json'), 'utf8')).toBe(
    before.replace('\\u0027', '’').replace('\\"lost\\"...', '“lost”…').replace('--', '–'),
  );
});

test('a missing path is an invalid call: exit 2', async () => {
  const { stderr, code } = await captureOutput('validate', { engine: root, site: root }, [
    'pages-config/lsot.json',
  ]);
  expect([stderr.split('\n')[0], code]).toEqual(['There is no file or folder pages-config/lsot.json.', 2]);
});

test('--fix corrects the path in "$schema"', async () => {
  const text = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const page = text('schemas/page.schema.json');
  write(
    'schemas/page.schema.json',
    page.replace('"properties": {', '"properties": { "$schema": { "type": "string" },'),
  );
  write('pages-config/lost.json', LOST.replace('{', '{ "$schema": "../../schemas/editor/page.json",'));
  const { stderr } = await captureOutput('validate', { engine: root, site: root }, [
    'pages-config/lost.json',
    '--fix',
  ]);
  expect(stderr).toMatch(/^Fixed: 1\n/);
  expect(text('pages-config/lost.json')).toBe(
    LOST.replace('{', '{ "$schema": "../schemas/editor/page.json",'),
  );
  write('schemas/page.schema.json', page);
});

test('a path reports its effects on other files: a deleted page causes broken links', async () => {
  rmSync(path.join(root, 'pages-config/lost.json'));
  const about = readFileSync(path.join(root, 'pages-config/about.json'), 'utf8');
  rmSync(path.join(root, 'pages-config/about.json'));
  const roots = { engine: root, site: root };
  const { stdout, code } = await captureOutput('validate', roots, ['pages-config/about.json']);
  expect([stdout, code]).toEqual([
    `pages-config/index.json:9:33 broken-link There is no page /about.
  Write pages-config/about.json, or link to a page that exists.
pages-config/index.json:10:43 broken-link There is no page /about.
  Write pages-config/about.json, or link to a page that exists.
`,
    1,
  ]);
  write('pages-config/about.json', about.replace('Who we are.', 'The first page.'));
  const clash = await captureOutput('validate', roots, ['pages-config/about.json']);
  expect(clash.stdout).toBe(
    `pages-config/index.json:3:18 duplicate-description The description is the same as in pages-config/about.json.
  Say what is particular to this page: search engines show the description.
`,
  );
  write('pages-config/about.json', about);
});

test('--fix leaves probable fixes to the editor', async () => {
  const misspelt = LOST.replace('"title": "Lost"', '"titel": "Lost"');
  write('pages-config/lost.json', misspelt);
  const { stdout } = await captureOutput('validate', { engine: root, site: root }, [
    '--fix',
    '--format',
    'json',
  ]);
  expect(readFileSync(path.join(root, 'pages-config/lost.json'), 'utf8')).toBe(misspelt);
  expect(JSON.parse(stdout)).toMatchObject([{ code: 'unknown-key', fix: '"title"', guess: true }]);
  rmSync(path.join(root, 'pages-config/lost.json'));
});
