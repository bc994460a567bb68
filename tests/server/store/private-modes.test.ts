import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePrivate } from '../../../src/server/store/folder/repair-folder.ts';
import { unfinishedFolder } from '../../../src/server/store/folder/upload-folders.ts';
import { freshStore } from '../delivery/stored.ts';

function openToAll(): { place: string; make: () => ReturnType<typeof makePrivate> } {
  const store = freshStore();
  const place = path.join(store.dataDir, 'submissions.sqlite');
  chmodSync(place, 0o666);
  return { place, make: () => makePrivate(store) };
}

test('a file that other users can read is protected, and reported once', () => {
  const { place, make } = openToAll();
  expect(make()).toEqual({ changed: 1, failed: [] });
  expect(statSync(place).mode & 0o777).toBe(0o600);
  expect(make()).toEqual({ changed: 0, failed: [] });
});

test('files that were uploaded before their forms are protected too', () => {
  const store = freshStore();
  const folder = unfinishedFolder(store.dataDir);
  mkdirSync(folder, { mode: 0o755 });
  const file = path.join(folder, 'id.part');
  writeFileSync(file, '%PDF', { mode: 0o644 });
  chmodSync(folder, 0o755);
  expect(makePrivate(store)).toEqual({ changed: 2, failed: [] });
  expect([folder, file].map((place) => statSync(place).mode & 0o777)).toEqual([0o700, 0o600]);
});

test('on Windows, where modes are meaningless, nothing is reported', () => {
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'win32' });
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }));
  expect(openToAll().make()).toEqual({ changed: 0, failed: [] });
});
