import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Roots } from '../../../../src/site-build/roots.ts';
import { UnknownCommitError } from '../../../../src/tools/check/changes/changed-files.ts';
import { shotsCommand } from '../../shots/shots-command.ts';

/* The pages before and after a change are only rendered; another test takes pictures in a browser. */
let site: string;
const page = () => path.join(site, 'pages-config/index.json');

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'since-'));
  mkdirSync(path.dirname(page()));
  writeFileSync(page(), 'before');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--message', 'One'],
  ])
    execFileSync('git', args, { cwd: site });
  writeFileSync(page(), 'after');
});

afterAll(() => rmSync(site, { recursive: true }));

/** Runs the command with a build that only records its input. */
async function since(
  commit: string,
  changed: string[],
  isSound: (text: string) => boolean,
  positionals: string[] = [],
) {
  const built: [isOwn: boolean, text: string][] = [];
  const folders: string[] = [];
  let output = '';
  const roots = { engine: site, site };
  const code = await shotsCommand(roots, { since: commit }, positionals, {
    print: (line) => void (output += `${line}\n`),
    build: (which: Roots = roots) => {
      const text = readFileSync(path.join(which.site, 'pages-config/index.json'), 'utf8');
      built.push([which.site === site, text]);
      folders.push(which.site);
      return Promise.resolve(isSound(text));
    },
    changedSince: (asked) =>
      asked === 'HEAD'
        ? Promise.resolve(changed)
        : Promise.reject(new UnknownCommitError(`git has no commit "${asked}".`)),
  });
  return { code, built, folders, output };
}

test('the earlier content is built elsewhere, and then the current one; temporary files are removed', async () => {
  const { code, built, folders } = await since('HEAD', ['/'], (text) => text === 'before');
  expect(built).toEqual([
    [false, 'before'],
    [true, 'after'],
  ]);
  expect(code).toBe(1);
  expect(existsSync(folders[0]!)).toBe(false);
  expect(readFileSync(page(), 'utf8')).toBe('after');
});

test('old content that this engine can’t render is reported', async () => {
  const { code, output } = await since('HEAD', ['/'], () => false);
  expect([code, output]).toEqual([
    1,
    'The content of HEAD:\nThe content of HEAD is not valid for this engine: there is nothing to compare with.\n',
  ]);
});

test('nothing is built if no page looks different', async () => {
  expect(await since('HEAD', [], () => true)).toMatchObject({
    code: 0,
    built: [],
    output: 'No page looks different from HEAD.\n',
  });
});

test('an unknown commit, and the name of a page, are refused', async () => {
  await expect(since('never', [], () => true)).rejects.toThrow('git has no commit "never".');
  await expect(since('HEAD', [], () => true, ['/about'])).rejects.toThrow(
    'The changed pages are found automatically: name none.',
  );
});
