import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyProject } from '../helpers/project-copy.ts';
import { root } from '../helpers/project.ts';
import { captureOutput } from '../../src/tools/testing/capture-output.ts';

/* The staged files are validated, not those in the folder; on a copy of the bakery. */
let site: string;

const author = [
  ['user.name', 'Test'],
  ['user.email', 'test@example.org'],
  ['commit.gpgsign', 'false'],
] as const;

beforeAll(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'bakery-staged-'));
  cpSync(path.join(root, 'tests/sites/bakery/pages-config'), path.join(site, 'pages-config'), {
    recursive: true,
  });
  writeFileSync(path.join(site, '.gitignore'), 'node_modules\n');
  git('init', '--quiet');
  for (const [name, value] of author) git('config', name, value);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
});

beforeEach(() => {
  git('reset', '--quiet', '--hard');
  git('clean', '--quiet', '--force', '-d');
});

afterAll(() => rmSync(site, { recursive: true }));

const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8' });
const at = (file: string) => path.join(site, 'pages-config', file);
const replace = (file: string, from: string, to: string) =>
  writeFileSync(at(file), readFileSync(at(file), 'utf8').replace(from, to));

async function staged(...args: string[]) {
  const { stdout, stderr, code } = await captureOutput('validate', { engine: root, site }, [
    '--staged',
    ...args,
  ]);
  return { stdout: stdout.replaceAll(/^\S*(?=pages-config\/)/gm, ''), stderr, code };
}

test('a staged diagnostic is reported, even if it is fixed in the folder', async () => {
  replace('danke.json', '"title"', '"titel"');
  git('add', '--all');
  git('restore', '--worktree', '--source', 'HEAD', '.');
  const { stdout, code } = await staged();
  expect(stdout).toMatch(/^pages-config\/danke\.json:\d+:\d+ unknown-key Unknown key "titel"/m);
  expect(code).toBe(1);
});

test('an unstaged diagnostic in the folder is not reported, nor one of an untracked file', async () => {
  replace('danke.json', '"title"', '"titel"');
  writeFileSync(at('entwurf.json'), '{');
  replace('feier.json', '"title"', '"title" ');
  git('add', 'pages-config/feier.json');
  const { stdout, stderr, code } = await staged();
  expect(stdout).not.toMatch(/danke|entwurf/);
  expect([stderr, code]).toEqual([expect.stringMatching(/^\d+ pages: 0 errors/), 0]);
});

test('a removal in the commit breaks links to it; a staged fix is valid again', async () => {
  git('rm', '--quiet', '--cached', 'pages-config/feier.json');
  const broken = await staged();
  expect(broken.stdout).toMatch(/^pages-config\/\S+ broken-link .*\/feier/m);
  expect(broken.stdout).toMatch(
    /^pages-config\/feier\.json:1:1 vanished-page \(warning\) The page \/feier is gone/m,
  );
  expect(broken.code).toBe(1);
  git('add', '--all');
  expect((await staged()).code).toBe(0);
});

test('only warnings in staged files are reported', async () => {
  const misleadSchema = (file: string) => replace(file, '../schemas/editor/', './schemas/editor/');
  misleadSchema('danke.json');
  git('commit', '--quiet', '--all', '--message', 'A warning');
  misleadSchema('feier.json');
  git('add', '--all');
  const { stdout, code } = await staged();
  git('reset', '--quiet', '--hard', 'HEAD~1');
  expect(stdout).toMatch(/^pages-config\/feier\.json:2:\d+ schema-path \(warning\) [^\n]*\n[^\n]*\n$/);
  expect(code).toBe(0);
});

test('a folder left incomplete by an interrupted run is written again', async () => {
  const folder = path.join(site, 'node_modules/.cache/site/staged');
  expect((await staged()).code).toBe(0);
  writeFileSync(path.join(folder, 'index.lock'), '');
  writeFileSync(path.join(folder, 'pages-config/danke.json'), '{');
  expect((await staged()).code).toBe(0);
});

test('options that exclude each other are refused', async () => {
  expect(await staged('--fix')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^--fix cannot change staged files: leave --fix or --staged out\.\n/,
    ) as string,
  });
});

describe('the hook', () => {
  const commitIn = (folder: string, ...args: string[]) => {
    const call = ['-c', 'core.hooksPath=.githooks', 'commit', '--quiet', '--message', 'Try', ...args];
    const { status, stdout, stderr } = spawnSync('git', call, { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };

  test('reports that it has not checked anything without the packages, and prints nothing without staged content', () => {
    cpSync(path.join(root, '.githooks'), path.join(site, '.githooks'), { recursive: true });
    git('add', '--all');
    expect(commitIn(site)).toEqual({ status: 0, output: '' });
    replace('danke.json', '"title"', '"titel"');
    expect(commitIn(site, '--all')).toEqual({
      status: 0,
      output: 'The content was not checked: the packages are not installed (npm ci). CI checks it.\n',
    });
  });

  test(
    'stops a commit of invalid content, however its files are named',
    { tags: ['long'], timeout: 90_000 },
    async () => {
      const project = await copyProject();
      try {
        cpSync(path.join(root, '.githooks'), path.join(project.root, '.githooks'), { recursive: true });
        await project.commit();
        for (const [name, value] of author)
          execFileSync('git', ['config', name, value], { cwd: project.root });
        const [page = ''] = readdirSync(path.join(project.root, 'pages-config')).filter((file) =>
          /^[a-z].*\.json$/.test(file),
        );
        const file = `pages-config/${page}`;
        const text = await project.read(file);
        await project.write(file, text.replace('"title"', '"titel"'));
        for (const args of [[file], ['--all']]) {
          const stopped = commitIn(project.root, ...args);
          expect(stopped.output).toMatch(/^pages-config\/\S+:\d+:\d+ unknown-key Unknown key "titel"/m);
          expect(stopped.status).toBe(1);
        }
        await project.write(file, text.replace('"title"', '"title" '));
        expect(commitIn(project.root, '--all')).toMatchObject({ status: 0 });
      } finally {
        await project.remove();
      }
    },
  );
});
