import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CacheDatabase } from '../../../src/site-build/cache/cache-table.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'table-'));
  file = path.join(folder, 'below', 'found.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true }));

function open(version = 'one') {
  const database = new CacheDatabase(file);
  return { table: database.table<{ title: string }>('titles', version), save: () => database.save() };
}

function fill(version = 'one'): void {
  const { table, save } = open(version);
  table.set('a', { title: 'Größe “A”' });
  table.setText('b', '{"title":"B"}');
  save();
}

const titles = (version?: string) => {
  const { table } = open(version);
  return Object.fromEntries([...table.keys()].map((key) => [key, table.get(key)!.title]));
};

test('values are available in the next run', () => {
  expect(titles()).toEqual({});
  expect(existsSync(path.dirname(file))).toBe(false);
  fill();
  expect(titles()).toEqual({ a: 'Größe “A”', b: 'B' });
  expect([open().table.get('c'), open().table.has('c'), open().table.has('a')]).toEqual([
    undefined,
    false,
    true,
  ]);
});

test('unused values stay when a value is added, replaced or removed', () => {
  fill();
  const { table, save } = open();
  table.set('c', { title: 'C' });
  save();
  table.set('b', { title: 'other' });
  save();
  expect(titles()).toEqual({ a: 'Größe “A”', b: 'other', c: 'C' });
  table.keepOnly((key) => key !== 'a');
  save();
  expect(titles()).toEqual({ b: 'other', c: 'C' });
});

test('the values of a few keys are those of the whole table', () => {
  const database = new CacheDatabase(file);
  const table = database.table<number>('numbers', '1');
  expect(table.getSome(['one'])).toEqual([undefined]);
  table.set('one', 1);
  table.set('two', 2);
  expect(table.getSome(['two', 'three'])).toEqual([2, undefined]);
  database.save();
  const later = new CacheDatabase(file).table<number>('numbers', '1');
  expect(later.getSome(['two', 'three', 'one'])).toEqual([2, undefined, 1]);
  later.set('two', 22);
  later.keepOnly((key) => key !== 'one');
  expect(later.getSome(['two', 'one'])).toEqual([22, undefined]);
});

test('a removed value can be added again', () => {
  fill();
  const { table, save } = open();
  table.keepOnly(() => false);
  save();
  expect(titles()).toEqual({});
  table.set('a', { title: 'again' });
  save();
  expect(titles()).toEqual({ a: 'again' });
  expect(table.get('b')).toBeUndefined();
});

test('keys stay in the order in which they were set, and may contain any character', () => {
  const keys = ['a\tb', '', 'a\nb', '"', "'", 'अ'];
  const { table, save } = open();
  for (const key of keys) table.set(key, { title: key });
  save();
  expect([...open().table.keys()]).toEqual(keys);
  expect(titles()).toEqual(Object.fromEntries(keys.map((key) => [key, key])));
});

test('a table of another version is empty, and is removed when this version is saved', () => {
  fill();
  expect(titles('two')).toEqual({});
  fill('two');
  expect([titles('two')['b'], titles()]).toEqual(['B', {}]);
});

test('after another version was saved, a table is saved as a whole', () => {
  fill();
  const { table, save } = open();
  expect(table.has('a')).toBe(true);
  fill('two');
  table.set('c', { title: 'C' });
  save();
  expect(titles()).toEqual({ a: 'Größe “A”', b: 'B', c: 'C' });
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -4096)],
  ['without its start', (bytes: Buffer) => bytes.subarray(100)],
  ['filled with zeros', (bytes: Buffer) => Buffer.alloc(bytes.length)],
  ['of another program', () => Buffer.from('{"a":{"title":"A"}}\n'.repeat(100))],
  [
    'broken in a value',
    (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace('"B"', '"B('), 'latin1'),
  ],
])('a file that is %s is ignored and written again', (_name, damage) => {
  fill();
  writeFileSync(file, damage(readFileSync(file)));
  const { table, save } = open();
  expect(table.get('b')).toBeUndefined();
  table.set('b', { title: 'new' });
  save();
  expect(titles()).toEqual({ b: 'new' });
});

test('a file that is damaged while it is in use is written again, with all values that were read', () => {
  fill();
  const { table, save } = open();
  expect(table.has('a')).toBe(true);
  writeFileSync(file, 'damaged'.repeat(1000));
  table.set('c', { title: 'C' });
  save();
  expect(titles()).toEqual({ a: 'Größe “A”', b: 'B', c: 'C' });
});

test('a folder that can’t be written is no error, and the next save writes everything', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.dirname(file), 'a file in place of the folder');
  const { table, save } = open();
  table.set('a', { title: 'A' });
  save();
  expect(table.get('a')).toEqual({ title: 'A' });
  rmSync(path.dirname(file));
  save();
  expect(titles()).toEqual({ a: 'A' });
});

describe('other processes', () => {
  const code = `
    import { CacheDatabase } from ${JSON.stringify(path.resolve('src/site-build/cache/cache-table.ts'))};
    const [file, name] = process.argv.slice(1);`;

  async function run(more: string, ...args: string[]): Promise<NodeJS.Signals | number | null> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code + more, file, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [exitCode, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    return signal ?? exitCode;
  }

  test('may save at the same time', async () => {
    fill();
    const save = `
      const database = new CacheDatabase(file);
      const table = database.table('titles', 'one');
      for (let turn = 0; turn < 20; turn++) {
        table.set(name + turn, { title: name });
        database.save();
      }`;
    expect(await Promise.all(['x', 'y', 'z'].map((name) => run(save, name)))).toEqual([0, 0, 0]);
    expect(Object.keys(titles())).toHaveLength(62);
  }, 30_000);

  test('may be killed while they save', async () => {
    fill();
    const kill = `
      import { DatabaseSync } from 'node:sqlite';
      const database = new DatabaseSync(file);
      const { name: table } = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").get();
      database.exec('PRAGMA cache_size = 1; BEGIN IMMEDIATE');
      const add = database.prepare('INSERT OR REPLACE INTO "' + table + '" (key, value) VALUES (?, ?)');
      for (let key = 0; key < 1000; key++) add.run('k' + key, '"' + 'x'.repeat(1000) + '"');
      process.kill(process.pid, 'SIGKILL');`;
    expect(await run(kill)).toBe('SIGKILL');
    expect(existsSync(`${file}-journal`)).toBe(true);
    expect(titles()).toEqual({ a: 'Größe “A”', b: 'B' });
  });
});
