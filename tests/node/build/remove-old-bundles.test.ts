import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteUse, removeOldBundles } from '../../../src/site-build/bundle/remove-old-bundles.ts';

/* Old bundles are removed, except those that later builds may use. */
let parent: string;

beforeAll(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'bundles-'));
});

afterAll(() => rmSync(parent, { recursive: true }));

function make(name: string, minutesAgo: number): void {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  const time = Date.now() / 1000 - minutesAgo * 60;
  utimesSync(folder, time, time);
}

test('the newest six bundles stay, and the unfinished bundle of a running process; that of a stopped process is removed', async () => {
  for (const age of [1, 2, 3, 4, 5, 6, 7, 8]) make(`bundle-${age}`, age * 100);
  make('bundle-1.one.partial', 5);
  make('bundle-1.other.partial', 90);
  await removeOldBundles(parent);
  expect(readdirSync(parent).sort()).toEqual([
    'bundle-1',
    'bundle-1.one.partial',
    'bundle-2',
    'bundle-3',
    'bundle-4',
    'bundle-5',
    'bundle-6',
  ]);
});

test('every used bundle stays, for any number of them', async () => {
  for (const name of readdirSync(parent)) rmSync(path.join(parent, name), { recursive: true });
  for (const age of [1, 2, 3, 4, 5, 6, 7, 8]) make(`bundle-${age}`, age);
  for (const name of ['bundle-old', 'bundle-used']) make(name, 100);
  noteUse(path.join(parent, 'bundle-used'));
  await removeOldBundles(parent);
  expect(readdirSync(parent)).toHaveLength(9);
  expect(readdirSync(parent)).not.toContain('bundle-old');
});
