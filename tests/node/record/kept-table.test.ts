import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptTable } from '../../../src/build/record/kept-table.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'table-'));
  file = path.join(folder, 'below', 'found.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const open = (version = 'one') => new KeptTable<{ title: string }>(file, version);

function fill(): void {
  const table = open();
  table.set('a', { title: 'Größe “A”' });
  table.set('b', { title: 'B' });
  table.save();
}

test('values are there again in the next run', () => {
  fill();
  expect(open().get('a')).toEqual({ title: 'Größe “A”' });
  expect(open().get('b')).toEqual({ title: 'B' });
  expect(open().get('c')).toBeUndefined();
});

test('values that nobody has asked for are kept beside a new one', () => {
  fill();
  const table = open();
  table.set('c', { title: 'C' });
  table.save();
  expect(['a', 'b', 'c'].map((key) => open().get(key)?.title)).toEqual(['Größe “A”', 'B', 'C']);
  expect([...open().keys()]).toEqual(['a', 'b', 'c']);
});

test('keys may hold what divides entries', () => {
  const keys = ['a\tb', 'a\nb', '"', ''];
  const table = open();
  for (const key of keys) table.set(key, { title: key });
  table.save();
  expect([...open().keys()]).toEqual(keys);
  expect(keys.map((key) => open().get(key)?.title)).toEqual(keys);
});

test('another version knows nothing of them', () => {
  fill();
  expect(open('two').get('a')).toBeUndefined();
});

test.each([
  ['cut off', (text: string) => text.slice(0, -7)],
  ['empty', () => ''],
  ['without a first line', (text: string) => text.slice(text.indexOf('\n') + 1)],
  ['changed in one letter', (text: string) => text.replace('"B"', '"C"')],
  ['nothing but zeros', (text: string) => '\0'.repeat(text.length)],
])('a file that is %s counts as none, and is written anew', (_name, damage) => {
  fill();
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  const table = open();
  expect(table.get('b')).toBeUndefined();
  table.set('b', { title: 'new' });
  table.save();
  expect(open().get('b')).toEqual({ title: 'new' });
  expect(open().get('a')).toBeUndefined();
});

test('what is not wanted any more is forgotten', () => {
  fill();
  const table = open();
  table.keepOnly((key) => key === 'b');
  table.save();
  expect(open().get('a')).toBeUndefined();
  expect(open().get('b')).toEqual({ title: 'B' });
});

test('nothing is written where nothing has changed, and no draft is left', () => {
  fill();
  const { ino } = statSync(file);
  const table = open();
  table.keepOnly(() => true);
  table.save();
  expect(statSync(file).ino).toBe(ino);
  expect(readdirSync(path.dirname(file))).toEqual(['found.json']);
});
