import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChangedFiles, UnknownCommitError } from '../../../src/tools/check/changes/changed-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
const site = path.join(folder, 'site');
const write = (file: string, text: string) => writeFileSync(path.join(site, file), text);
const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => execFileSync('git', [...author, ...args], { cwd: folder });

beforeAll(() => {
  mkdirSync(site);
  writeFileSync(path.join(folder, '.gitignore'), 'left-out\n');
  for (const file of ['kept', 'edited', 'staged', 'gone', 'two words, and ü']) write(file, '1');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'One');
  git('tag', 'one');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('edited, staged, added and removed files are found, from the given folder', async () => {
  expect(await findChangedFiles(site, 'HEAD')).toEqual({ editedOrNew: [], removed: [] });
  for (const file of ['edited', 'staged', 'two words, and ü']) write(file, '2');
  write('fresh', '1');
  write('left-out', '1');
  writeFileSync(path.join(folder, 'outside'), '1');
  rmSync(path.join(site, 'gone'));
  git('add', 'site/staged');
  const changed = { editedOrNew: ['edited', 'fresh', 'staged', 'two words, and ü'], removed: ['gone'] };
  expect(await findChangedFiles(site, 'HEAD')).toEqual(changed);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Two');
  expect(await findChangedFiles(site, 'HEAD')).toEqual({ editedOrNew: [], removed: [] });
  expect(await findChangedFiles(site, 'one')).toEqual(changed);
});

test('an unknown commit is reported, in any form', async () => {
  for (const since of ['nix', '', '--output=x', 'one site', 'one..HEAD'])
    await expect(findChangedFiles(site, since)).rejects.toThrow(
      new UnknownCommitError(`git has no commit "${since}" for ${site}.`),
    );
});

test('a repository without a commit has no last commit', async () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'empty-'));
  execFileSync('git', ['init', '--quiet'], { cwd: empty });
  await expect(findChangedFiles(empty, 'HEAD')).rejects.toThrow(UnknownCommitError);
  rmSync(empty, { recursive: true });
});
