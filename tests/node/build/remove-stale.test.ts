import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeEarlierFiles } from '../../../src/site-build/pages/output/earlier-files.ts';
import { removeStale, type Staleness } from '../../../src/site-build/pages/output/remove-stale.ts';

let folder: string;
/** The files that the last build has written. */
let last: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stale-'));
  last = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a site of these files on a day of June. */
async function build(day: number, names: string[], more: Partial<Staleness> = {}): Promise<void> {
  for (const name of names) put(name);
  const now = new Date(Date.UTC(2027, 5, day));
  const staleness = { before: last, now, isPreview: false, keepsOldFiles: true, ...more };
  await removeStale(folder, new Map(names.map((name) => [name, 0])), staleness);
  last = names;
}

function put(name: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), name);
}

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
const record = '.server/earlier.json';

test('files for open pages stay for thirty more days, with their compressed copies; all others are removed', async () => {
  const first = ['assets/a.1.js', 'assets/a.1.js.map', 'media/cat.1.avif', 'about/index.html', 'index.html'];
  await build(1, first);
  expect(existsSync(path.join(folder, record))).toBe(false);
  // The server has created this compressed copy.
  put('assets/a.1.js.br');
  const later = ['assets/a.2.js', 'index.html'];
  await build(2, later);
  const old = ['assets/a.1.js', 'assets/a.1.js.br', 'assets/a.2.js', 'index.html', 'media/cat.1.avif'];
  expect(files()).toEqual([record, ...old]);
  await build(31, later);
  expect(files()).toEqual([record, ...old]);
  await build(32, later);
  expect(files()).toEqual(later);
});

test('the period of a file starts again when the file leaves the site again', async () => {
  await build(1, ['assets/a.js']);
  await build(2, ['assets/b.js']);
  await build(20, ['assets/a.js']);
  await build(33, ['assets/c.js']);
  expect(files()).toEqual([record, 'assets/a.js', 'assets/b.js', 'assets/c.js']);
  expect(JSON.parse(readFileSync(path.join(folder, record), 'utf8'))).toEqual({
    isPreview: false,
    since: { 'assets/a.js': '2027-07-03T00:00:00.000Z', 'assets/b.js': '2027-06-20T00:00:00.000Z' },
  });
});

test('a clock that was set back does not make files stay permanently', async () => {
  await build(30, ['assets/a.js']);
  await build(30, ['assets/b.js']);
  await build(1, ['assets/b.js']);
  await build(31, ['assets/b.js']);
  expect(files()).toEqual(['assets/b.js']);
});

test('files of a build with drafts are removed at once; earlier files stay for their period', async () => {
  await build(1, ['assets/a.js']);
  await build(2, ['assets/draft.js', 'media/draft.avif'], { isPreview: true });
  await build(3, ['assets/b.js']);
  expect(files()).toEqual([record, 'assets/a.js', 'assets/b.js']);
});

test('all old files are removed if that is requested', async () => {
  await build(1, ['assets/a.js']);
  await build(2, ['assets/b.js']);
  await build(3, ['assets/c.js'], { keepsOldFiles: false });
  expect(files()).toEqual(['assets/c.js']);
  await build(4, ['assets/d.js']);
  await removeEarlierFiles(folder);
  expect(files()).toEqual(['assets/d.js']);
});

test.each(['{ "since', undefined])(
  'without a list of the last build, the folder is searched: %s',
  async (text) => {
    await build(1, ['assets/a.js', 'old.html']);
    await build(2, ['assets/b.js', 'old.html']);
    if (text !== undefined) writeFileSync(path.join(folder, record), text);
    else last = [];
    await build(3, ['assets/b.js']);
    await build(33, ['assets/b.js']);
    expect(files()).toEqual(['assets/b.js']);
  },
);
