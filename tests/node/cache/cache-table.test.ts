import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CacheTable } from '../../../src/site-build/cache/cache-table.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'table-'));
  file = path.join(folder, 'below', 'found.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

const open = (version = 'one') => new CacheTable<{ title: string }>(file, version);

function fill(): void {
  const table = open();
  table.set('a', { title: 'Größe “A”' });
  table.set('b', { title: 'B' });
  table.save();
}

test('values are available in the next run', () => {
  fill();
  expect(open().get('a')).toEqual({ title: 'Größe “A”' });
  expect(open().get('b')).toEqual({ title: 'B' });
  expect(open().get('c')).toBeUndefined();
});

test('unused values stay when a value is added', () => {
  fill();
  const table = open();
  table.set('c', { title: 'C' });
  table.save();
  expect(['a', 'b', 'c'].map((key) => open().get(key)?.title)).toEqual(['Größe “A”', 'B', 'C']);
  expect([...open().keys()]).toEqual(['a', 'b', 'c']);
});

test('a cached text does not keep the buffer of the file in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = () => {
    collect();
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  const table = open();
  const before = held();
  for (let count = 0; count < 2000; count++) {
    table.setText(String(count), '{"title":"A"}');
    // The text is as large as a page on disk.
    Buffer.allocUnsafe(10_000);
  }
  expect(held() - before).toBeLessThan(1_000_000);
  expect(table.get('1999')).toEqual({ title: 'A' });
});

test('keys may contain the separator of entries', () => {
  const keys = ['a\tb', 'a\nb', '"', ''];
  const table = open();
  for (const key of keys) table.set(key, { title: key });
  table.save();
  expect([...open().keys()]).toEqual(keys);
  expect(keys.map((key) => open().get(key)?.title)).toEqual(keys);
});

test('a table of another version is empty', () => {
  fill();
  expect(open('two').get('a')).toBeUndefined();
});

test.each([
  ['cut off', (text: string) => text.slice(0, -7)],
  ['empty', () => ''],
  ['without a first line', (text: string) => text.slice(text.indexOf('\n') + 1)],
  ['changed by one letter', (text: string) => text.replace('"B"', '"C"')],
  ['filled with zeros', (text: string) => '\0'.repeat(text.length)],
])('a file that is %s is ignored and written again', (_name, damage) => {
  fill();
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  const table = open();
  expect(table.get('b')).toBeUndefined();
  table.set('b', { title: 'new' });
  table.save();
  expect(open().get('b')).toEqual({ title: 'new' });
  expect(open().get('a')).toBeUndefined();
});

test('an unwanted value is dropped', () => {
  fill();
  const table = open();
  table.keepOnly((key) => key === 'b');
  table.save();
  expect(open().get('a')).toBeUndefined();
  expect(open().get('b')).toEqual({ title: 'B' });
});

test('nothing is written if nothing has changed, and no temporary file is left', () => {
  fill();
  const { ino } = statSync(file);
  const table = open();
  table.keepOnly(() => true);
  table.save();
  expect(statSync(file).ino).toBe(ino);
  expect(readdirSync(path.dirname(file))).toEqual(['found.json']);
});

describe('a change is appended to the file', () => {
  const titles = () => Object.fromEntries([...open().keys()].map((key) => [key, open().get(key)!.title]));

  test('also if it replaces a value, and next to other values', () => {
    fill();
    const before = statSync(file);
    const table = open();
    table.set('b', { title: 'other' });
    table.set('c', { title: 'C' });
    table.save();
    table.keepOnly((key) => key !== 'a');
    table.save();
    expect(titles()).toEqual({ b: 'other', c: 'C' });
    expect(statSync(file).ino).toBe(before.ino);
    expect(statSync(file).size).toBeGreaterThan(before.size);
  });

  test('also if the file was not read before', () => {
    fill();
    const { ino } = statSync(file);
    const [one, other] = [open(), open()];
    one.set('c', { title: 'C' });
    other.set('d', { title: 'D' });
    one.save();
    other.save();
    expect(titles()).toEqual({ a: 'Größe “A”', b: 'B', c: 'C', d: 'D' });
    expect(statSync(file).ino).toBe(ino);
  });

  test('and a removed value can be added again', () => {
    fill();
    const table = open();
    table.keepOnly(() => false);
    table.save();
    expect(titles()).toEqual({});
    table.set('a', { title: 'again' });
    table.save();
    expect(titles()).toEqual({ a: 'again' });
    expect(table.get('b')).toBeUndefined();
  });

  test('until the additions are as large as the rest: then the file is written again', () => {
    fill();
    const sizes: number[] = [];
    for (let turn = 0; turn < 100; turn++) {
      const table = open();
      table.set('b', { title: `${turn} ${'long '.repeat(500)}` });
      table.save();
      sizes.push(statSync(file).size);
    }
    expect(Math.max(...sizes)).toBeLessThan(80_000);
    expect(titles()['b']).toMatch(/^99 long/);
    expect(titles()['a']).toBe('Größe “A”');
  });

  test.each([
    ['damaged', () => appendFileSync(file, 'one and half a li')],
    ['of another version', () => appendFileSync(file, readFileSync(file, 'utf8').replace('one', 'two'))],
  ])('if a part is %s, the whole table is ignored and written again', (_name, add) => {
    fill();
    add();
    expect(titles()).toEqual({});
    const table = open();
    expect(table.get('a')).toBeUndefined();
    table.set('b', { title: 'new' });
    table.save();
    expect(titles()).toEqual({ b: 'new' });
  });
});
