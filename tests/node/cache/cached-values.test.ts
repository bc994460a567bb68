import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CachedValues } from '../../../src/site-build/cache/cached-values.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'values-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const values = () => path.join(folder, 'below/texts');
const open = (version = 'one') => new CachedValues<{ title: string }>(values(), version);
const only = () => path.join(values(), readdirSync(values())[0]!);
const age = (file: string, hours: number) => {
  const then = Date.now() / 1000 - hours * 3600;
  utimesSync(file, then, then);
};

test('a value is available in the next run, and for no other version', () => {
  open().set('a b', { title: 'Größe “A”' });
  expect(open().has('a b')).toBe(true);
  expect(open().get('a b')).toEqual({ title: 'Größe “A”' });
  expect([open().has('a'), open('two').has('a b')]).toEqual([false, false]);
});

test('the last value of a key wins', () => {
  open().set('a', { title: 'A' });
  open().set('a', { title: 'B' });
  expect(open().get('a')).toEqual({ title: 'B' });
  expect(readdirSync(values())).toHaveLength(1);
});

test('a truncated or missing file of values is reported', () => {
  open().set('a', { title: 'A' });
  const file = only();
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -2));
  const sentence = `${file} is damaged or gone. Remove its folder, and run the command again.`;
  expect(() => open().get('a')).toThrow(sentence);
  rmSync(file);
  expect(() => open().get('a')).toThrow(sentence);
});

test('unused files, also of other versions, are removed if no other command can be reading them', () => {
  open('zero').set('a', { title: 'old' });
  age(only(), 2);
  const table = open();
  table.set('a', { title: 'A' });
  table.set('b', { title: 'B' });
  table.set('c', { title: 'C' });
  for (const name of readdirSync(values()).slice(0, 4)) age(path.join(values(), name), 2);
  table.set('c', { title: 'of now' });
  table.keepOnly(['a']);
  expect([table.has('a'), table.has('b'), table.has('c')]).toEqual([true, false, true]);
  expect(readdirSync(values())).toHaveLength(2);
  expect(open().get('a')).toEqual({ title: 'A' });
});
