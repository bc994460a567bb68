/** @module-tag long */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitFiles } from '../../../src/studio/server/publish/commit-files.ts';

let site: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(path.join(site, 'pages-config', file), text);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'commit-'));
  mkdirSync(path.join(site, 'pages-config'));
  git('init', '--quiet');
  for (const [name, value] of [
    ['user.name', 'Test'],
    ['user.email', 'test@example.org'],
    ['commit.gpgsign', 'false'],
  ])
    git('config', name!, value!);
  for (const name of ['a', 'b', 'c', 'gone']) write(`${name}.json`, '{ "is": 1 }\n');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
});
afterEach(() => rmSync(site, { recursive: true }));

test('only the chosen files are committed; other staged or changed files stay unchanged', async () => {
  write('a.json', '{ "is": 2 }\n');
  write('b.json', '{ "is": 3 }\n');
  git('add', 'pages-config/b.json');
  write('c.json', '{ "is": 4 }\n');
  write('new.json', '{ "is": 5 }\n');
  write('other.json', '{ "is": 6 }\n');
  rmSync(path.join(site, 'pages-config/gone.json'));
  const files = ['a', 'new', 'gone'].map((name) => `pages-config/${name}.json`);
  const made = await commitFiles(site, files, 'Change some pages: "one" $two `three`');
  expect(made).toEqual({ commit: git('rev-parse', '--short', 'HEAD').trim() });
  expect(git('show', '--name-status', '--format=%s').trim().split('\n')).toEqual([
    'Change some pages: "one" $two `three`',
    '',
    'M\tpages-config/a.json',
    'D\tpages-config/gone.json',
    'A\tpages-config/new.json',
  ]);
  expect(git('status', '--porcelain').trimEnd().split('\n')).toEqual([
    'M  pages-config/b.json',
    ' M pages-config/c.json',
    '?? pages-config/other.json',
  ]);
  expect(readdirSync(path.join(site, '.git')).filter((name) => name.startsWith('studio'))).toEqual([]);
});

test('a name that git could read as a pattern or an option is treated as a name', async () => {
  write('a.json', '{ "is": 2 }\n');
  const made = await commitFiles(site, ['pages-config/*.json', '--all'], 'x');
  expect(made).toHaveProperty('refused');
  expect(git('log', '--format=%s').trim()).toBe('Begin');
});

test('the message of a hook that refuses is shown, and nothing is changed', async () => {
  const hook = path.join(site, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\necho "Pages need a review" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  write('a.json', '{ "is": 2 }\n');
  write('b.json', '{ "is": 3 }\n');
  git('add', 'pages-config/b.json');
  const before = git('status', '--porcelain');
  const made = await commitFiles(site, ['pages-config/a.json'], 'Change a page');
  expect('refused' in made && made.refused).toContain('Pages need a review');
  expect(git('status', '--porcelain')).toBe(before);
});

test('a missing repository, a missing commit, and an unfinished merge are reported in sentences', async () => {
  const folder = site;
  write('a.json', '{ "is": 2 }\n');
  writeFileSync(path.join(site, '.git/MERGE_HEAD'), git('rev-parse', 'HEAD'));
  const made = await commitFiles(site, ['pages-config/a.json'], 'x');
  expect(made).toEqual({ refused: 'Git has a merge in progress: finish it, then publish.' });
  rmSync(path.join(folder, '.git'), { recursive: true });
  expect(await commitFiles(site, ['pages-config/a.json'], 'x')).toHaveProperty('refused');
  git('init', '--quiet');
  expect(await commitFiles(site, ['pages-config/a.json'], 'x')).toHaveProperty('refused');
});
