import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileHashes, type HashedFile } from '../../../src/site-build/cache/file-hashes.ts';
import { CacheTable } from '../../../src/site-build/cache/cache-table.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hashes-'));
  write('a.json', 'first');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

/** The hashes in a run one hour later: the difference is larger than the resolution of any file system's clock. */
function later(table = new CacheTable<HashedFile>(() => new Map())) {
  vi.setSystemTime(Date.now() + 3_600_000);
  return { table, hashes: new FileHashes(folder, table) };
}

test('a hash depends only on the content', () => {
  const { hashes } = later();
  write('same.json', 'first');
  write('other.json', 'second');
  expect(hashes.getHash('a.json')).toMatch(/^[\da-f]{32}$/);
  expect(hashes.getHash('same.json')).toBe(hashes.getHash('a.json'));
  expect(hashes.getHash('other.json')).not.toBe(hashes.getHash('a.json'));
});

test('a path without a file has no hash', () => {
  const { hashes } = later();
  expect(hashes.getHash('gone.json')).toBeUndefined();
  expect(hashes.getHash('.')).toBeUndefined();
  expect(() => hashes.hashFile('gone.json')).toThrow('ENOENT');
});

test('hashFile returns the content only if the file has changed', () => {
  const { table, hashes } = later();
  const { hash, bytes } = hashes.hashFile('a.json');
  expect([hash, bytes]).toEqual([hashes.getHash('a.json'), Buffer.from('first')]);
  expect(hashes.hashFile('a.json')).toEqual({ hash });
  write('a.json', 'second');
  expect(later(table).hashes.hashFile('a.json').bytes).toEqual(Buffer.from('second'));
});

test('an unchanged file is not read again', () => {
  const { table, hashes } = later();
  const known = hashes.getHash('a.json');
  const [size, modified, changed, number] = table.get('a.json')!;
  table.set('a.json', [size, modified, changed, number, 'from the table']);
  expect(hashes.getHash('a.json')).toBe('from the table');
  expect(known).not.toBe('from the table');
});

test('a rewritten file gets another hash, even with the same size and time', () => {
  const { table, hashes } = later();
  const before = hashes.getHash('a.json');
  const { atime, mtime } = statSync(path.join(folder, 'a.json'));
  write('a.json', 'other');
  utimesSync(path.join(folder, 'a.json'), atime, mtime);
  expect(later(table).hashes.getHash('a.json')).not.toBe(before);
});

test('a replaced file gets another hash', () => {
  const { table, hashes } = later();
  const before = hashes.getHash('a.json');
  write('b.json', 'other');
  renameSync(path.join(folder, 'b.json'), path.join(folder, 'a.json'));
  expect(later(table).hashes.getHash('a.json')).not.toBe(before);
});

test('a file with only a new time has the same hash', () => {
  const { table, hashes } = later();
  const before = hashes.getHash('a.json');
  utimesSync(path.join(folder, 'a.json'), new Date(0), new Date(0));
  expect(later(table).hashes.getHash('a.json')).toBe(before);
});

test('a file written within the last tick of the clock is read again', () => {
  const table = new CacheTable<HashedFile>(() => new Map());
  const hashes = new FileHashes(folder, table);
  hashes.getHash('a.json');
  const [size, modified, changed, number] = table.get('a.json')!;
  table.set('a.json', [size, modified, changed, number, 'from the table']);
  expect(hashes.getHash('a.json')).toMatch(/^[\da-f]{32}$/);
});

test('missing files are removed from the table; unused ones stay', () => {
  write('b.json', 'second');
  write('c.json', 'third');
  const { table, hashes } = later();
  for (const name of ['a.json', 'b.json', 'c.json']) hashes.getHash(name);
  rmSync(path.join(folder, 'b.json'));
  const next = later(table).hashes;
  next.getHash('a.json');
  next.removeMissing();
  expect(['a.json', 'b.json', 'c.json'].map((name) => table.get(name) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
