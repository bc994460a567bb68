import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { linkPackages } from './link-packages.ts';
import { root } from './project.ts';

export interface ScriptResult {
  code: number;
  output: string;
}

/** A copy of the project in a separate folder, to change and build without touching the real one. */
export interface ProjectCopy {
  root: string;
  /** Runs a command of the project, as npm would: `run('new', 'page', 'help')`. */
  run(...args: string[]): Promise<ScriptResult>;
  /** Runs a test file on the copy, with the tests and helpers of this project. */
  test(file: string): Promise<ScriptResult>;
  /** Makes the copy a repository, with all files in the first commit. */
  commit(): Promise<void>;
  read(file: string): Promise<string>;
  write(file: string, content: string): Promise<void>;
  /** The files that were added or changed in the copy, by path; without generated editor files and the build. */
  changes(): Promise<{ added: string[]; changed: string[] }>;
  remove(): Promise<void>;
}

const parts = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'schemas',
  'pages-config',
  'src',
  'scripts',
];

/** @param site the folder of the site, relative to the project. Default: the project's own site */
export async function copyProject(site = '.'): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'));
  for (const part of parts) {
    const from = path.join(root, part === 'pages-config' ? site : '.', part);
    await cp(from, path.join(folder, part), { recursive: true });
  }
  // Prettier must ignore the same files in the copy.
  await cp(path.join(root, '.prettierignore'), path.join(folder, '.prettierignore'));
  await linkInstalled(folder);
  const before = await fingerprints(folder);
  return {
    root: folder,
    run: (...args) => run(folder, ['scripts/pagewright.mjs', ...args]),
    test: async (file) => {
      await cp(path.join(root, 'tests'), path.join(folder, 'tests'), { recursive: true });
      return run(folder, ['node_modules/vitest/vitest.mjs', 'run', file], 'test');
    },
    commit: () => commit(folder),
    read: (file) => readFile(path.join(folder, file), 'utf8'),
    write: async (file, content) => {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), content);
    },
    changes: async () => {
      const after = await fingerprints(folder);
      const names = [...after.keys()];
      return {
        added: names.filter((name) => !before.has(name)),
        changed: names.filter((name) => before.has(name) && before.get(name) !== after.get(name)),
      };
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

async function commit(folder: string): Promise<void> {
  await writeFile(path.join(folder, '.gitignore'), 'node_modules/\nschemas/editor/\ndist/\n');
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
  await git('init', '--quiet');
  await git('add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  await git(...author, 'commit', '--quiet', '--message', 'Begin');
}

/** Links the packages and the cache of pictures of this project; the copy has separate bundles. */
async function linkInstalled(folder: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const cache = path.join('.cache/site/media');
  await mkdir(path.join(modules, path.dirname(cache)), { recursive: true });
  await mkdir(path.join(root, 'node_modules', cache), { recursive: true });
  await symlink(path.join(root, 'node_modules', cache), path.join(modules, cache));
  await linkPackages(root, folder);
}

async function run(folder: string, args: string[], mode = 'production'): Promise<ScriptResult> {
  const env = { ...process.env, ...compileCacheEnv(folder), NO_COLOR: '1', NODE_ENV: mode, VITEST: '' };
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  const [code, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: out + errors };
}

/**
 * Makes Node write its compile cache into the copy: the cache is keyed by path, and its entries would never leave the
 * project's cache.
 */
export function compileCacheEnv(folder: string): { NODE_COMPILE_CACHE: string } {
  return { NODE_COMPILE_CACHE: path.join(folder, 'node_modules/.cache/code') };
}

async function fingerprints(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const part of parts) {
    const full = path.join(folder, part);
    const entries = path.extname(part) ? [] : await readdir(full, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of path.extname(part) ? [full] : files) {
      const name = path.relative(folder, file).replaceAll(path.sep, '/');
      if (name.startsWith('schemas/editor/')) continue;
      found.set(
        name,
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      );
    }
  }
  return found;
}
