import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackage } from '../../src/tools/pack/pack-engine.ts';
import { root } from '../helpers/project.ts';

/* The steps of a user who installs the engine in an empty folder: a site is created, validated, built and
   served. */

const project = mkdtempSync(path.join(tmpdir(), 'walk-'));
const packages = path.join(project, 'node_modules');
const installed = path.join(packages, 'pagewright');
let before: string[];
let server: ChildProcess | undefined;

beforeAll(async () => {
  mkdirSync(packages);
  const folder = path.join(project, 'packed');
  await createPackage(root, folder);
  cpSync(folder, installed, { recursive: true });
  rmSync(folder, { recursive: true });
  const { dependencies } = manifest();
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    const isScope = name.startsWith('@') && name !== '@fontsource';
    // Development packages are missing, except those that other packages need.
    if (name.startsWith('.') || name === 'vitest' || name === '@playwright') continue;
    if (isScope || name in dependencies || !name.startsWith('@'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name));
  }
  before = listFiles(installed);
}, 300_000);

afterAll(() => {
  server?.kill();
  rmSync(project, { recursive: true, force: true });
});

const manifest = () =>
  JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };

function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder }).sort();
}

function edit(file: string, change: (text: string) => string): void {
  const place = path.join(project, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}

async function run(...args: string[]): Promise<string> {
  const command = [path.join(installed, 'scripts/pagewright.mjs'), ...args];
  const env = { ...process.env, NO_COLOR: '1', INIT_CWD: '', VITEST: '', NODE_ENV: '' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: project, env });
  return stdout + stderr;
}

test('a site is created, valid, built, and served', { tags: ['long'], timeout: 300_000 }, async () => {
  expect(await run('new', 'site', '.', '--name', 'Alder Clinic')).toContain('npm run dev shows the site');
  expect(await run('validate')).toBe('2 pages: 0 errors, 0 warnings\n');
  expect(await run('new', 'page', 'prices')).toContain('wrote pages-config/prices.json');
  expect(await run('build')).toMatch(/Built \d+ pages/);
  // The styles of the components were found: otherwise a sheet contains only tokens, or nothing.
  const [sheet = ''] = globSync('dist/assets/all-*.css', { cwd: project });
  expect(readFileSync(path.join(project, sheet), 'utf8').length).toBeGreaterThan(10_000);
  const command = [path.join(installed, 'scripts/pagewright.mjs'), 'serve', '--port', '0'];
  server = spawn(process.execPath, command, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  while (!output.includes('The site is at ')) output += String((await once(server.stdout!, 'data'))[0]);
  const address = /The site is at (\S+)/.exec(output)![1]!;
  expect(await (await fetch(`${address}/contact`)).text()).toContain('Send us a message');
});

test(
  'a section of the project is created, used, built and checked',
  { tags: ['long'], timeout: 120_000 },
  async () => {
    expect(await run('new', 'section', 'clock')).toContain('wrote src/sections/clock/clock.tsx');
    edit('schemas/sections/clock.schema.json', (text) =>
      text.replace(/TODO: [^"]*/, 'The hours of a clock, for visitors.'),
    );
    await run('generate');
    edit('pages-config/index.json', (text) => {
      const page = JSON.parse(text) as { sections: object[] };
      page.sections.push({ type: 'clock', title: 'Our hours' });
      return JSON.stringify(page, null, 2);
    });
    expect(await run('validate')).toContain(': 0 errors, ');
    await run('build');
    expect(readFileSync(path.join(project, 'dist/index.html'), 'utf8')).toContain('Our hours');
    expect(await run('content', 'unused')).not.toContain('node_modules');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: project });
    git('init', '--quiet');
    git('add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'Begin');
    edit('src/sections/clock/clock.tsx', (text) => `${text}\n`);
    expect(await run('check')).toMatch(/^src\/sections\/clock\/clock\.tsx$[^]*Ready to commit\./m);
  },
);

test('nothing was written among the packages', { tags: ['long'] }, () => {
  expect(listFiles(installed)).toEqual(before);
  expect(existsSync(path.join(packages, '.cache'))).toBe(false);
  expect(readdirSync(path.join(project, '.pagewright')).length).toBeGreaterThan(2);
});
