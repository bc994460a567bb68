import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolders } from '../../../src/site-build/dev/watch-folders.ts';

let root: string;
let end: () => void;
const reported = new Set<string>();

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'watched-'));
  mkdirSync(path.join(root, 'area'));
  write('area/page.json');
  reported.clear();
  end = watchFolders(root, (file) => reported.add(path.relative(root, file).replaceAll(path.sep, '/')));
});

afterEach(() => {
  end();
  rmSync(root, { recursive: true, force: true });
});

function write(file: string): void {
  writeFileSync(path.join(root, file), String(Math.random()));
}

async function isReported(file: string): Promise<void> {
  await vi.waitFor(() => expect([...reported]).toContain(file), { timeout: 10_000 });
}

test('a written, created or removed file is reported', async () => {
  write('area/page.json');
  await isReported('area/page.json');
  write('new.json');
  await isReported('new.json');
  reported.clear();
  rmSync(path.join(root, 'new.json'));
  await isReported('new.json');
});

test('an editor that replaces the file by a new one changes it', async () => {
  write('area/page.json~');
  renameSync(path.join(root, 'area/page.json~'), path.join(root, 'area/page.json'));
  await isReported('area/page.json');
  reported.clear();
  write('area/page.json');
  await isReported('area/page.json');
});

test('the files in a new folder are reported, and later changes in it', async () => {
  mkdirSync(path.join(root, 'other/deep'), { recursive: true });
  write('other/deep/page.json');
  await isReported('other/deep/page.json');
  reported.clear();
  write('other/deep/page.json');
  await isReported('other/deep/page.json');
});

test('a folder that was removed and created again is watched', async () => {
  rmSync(path.join(root, 'area'), { recursive: true });
  await isReported('area');
  mkdirSync(path.join(root, 'area'));
  write('area/page.json');
  await isReported('area/page.json');
  reported.clear();
  write('area/page.json');
  await isReported('area/page.json');
});

test('hidden files are not content', async () => {
  mkdirSync(path.join(root, '.git'));
  write('.git/index');
  write('.page.json.swp');
  write('last.json');
  await isReported('last.json');
  expect([...reported].filter((file) => file.startsWith('.'))).toEqual([]);
});
