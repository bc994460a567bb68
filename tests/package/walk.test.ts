import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedPackages } from '../workshop/pack/packed-files.ts';
import { root } from '../helpers/project.ts';
import { createProject } from './installed-project.ts';

/* The steps of a user who installs the engine in an empty folder: a site is created, validated, built and
   served. */

const project = createProject();
const { run, edit } = project;
const [engine] = publishedPackages(root);
let installed: string;
let before: string[];
let server: ChildProcess | undefined;

beforeAll(async () => {
  installed = await project.install(engine!);
  before = listFiles(installed);
}, 300_000);

afterAll(() => {
  server?.kill();
  project.remove();
});

function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder }).sort();
}

test('a site is created, valid, built, and served', { timeout: 300_000 }, async () => {
  expect(await run('new', 'site', '.', '--name', 'Alder Clinic')).toContain('npm run dev shows the site');
  project.installDependencies();
  expect(await run('validate')).toBe('2 pages: 0 errors, 0 warnings\n');
  expect(await run('new', 'page', 'prices')).toContain('wrote pages-config/prices.json');
  expect(await run('build')).toMatch(/Built \d+ pages/);
  // The styles of the components were found: otherwise a sheet contains only tokens, or nothing.
  const [sheet = ''] = globSync('dist/assets/all-*.css', { cwd: project.root });
  expect(readFileSync(path.join(project.root, sheet), 'utf8').length).toBeGreaterThan(10_000);
  const command = project.command('serve', '--port', '0');
  server = spawn(process.execPath, command, { cwd: project.root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  while (!output.includes('The site is at ')) output += String((await once(server.stdout!, 'data'))[0]);
  const address = /The site is at (\S+)/.exec(output)![1]!;
  expect(await (await fetch(`${address}/contact`)).text()).toContain('Send us a message');
});

test('a section of the project is created, used, built and checked', { timeout: 120_000 }, async () => {
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
  expect(readFileSync(path.join(project.root, 'dist/index.html'), 'utf8')).toContain('Our hours');
  expect(await run('content', 'unused')).not.toContain('node_modules');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project.root });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message', 'Begin');
  edit('src/sections/clock/clock.tsx', (text) => `${text}\n`);
  expect(await run('check')).toMatch(/^src\/sections\/clock\/clock\.tsx$[^]*Ready to commit\./m);
});

test('a section of the project is tested in a site that the test makes', { timeout: 120_000 }, () => {
  const text = `
    import assert from 'node:assert/strict';
    import { createTestSite, findMarkupProblems } from 'pagewright/testing';
    const site = createTestSite();
    const page = JSON.parse(site.read('index.json'));
    page.sections.push({ type: 'clock', title: 'Tested hours', colour: 'red' });
    site.write('index.json', page);
    const [diagnostic] = await site.diagnostics();
    assert.equal(diagnostic.file, 'pages-config/index.json');
    delete page.sections.at(-1).colour;
    site.write('index.json', page);
    assert.deepEqual(await site.diagnostics(), []);
    assert.equal((await site.run('validate')).code, 0);
    await site.build();
    const html = site.built('index.html');
    assert.match(html, /Tested hours/);
    assert.deepEqual(findMarkupProblems(html.replace(/<script.*?<.script>/gs, '')), []);
    site.remove();`;
  const file = path.join(project.root, 'clock.test.mjs');
  writeFileSync(file, text);
  const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
  const { status, stderr } = spawnSync(process.execPath, [file], {
    cwd: project.root,
    encoding: 'utf8',
    env,
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  rmSync(file);
});

test('the types of the public API and of a section are complete, and none is of an extension', () => {
  const modules = globSync('src/api/*.ts', { cwd: root }).map((file) => path.parse(file).name);
  const text = modules.map((name) => `import type {} from 'pagewright/${name}';\n`).join('');
  writeFileSync(path.join(project.root, 'src/every-module.ts'), text);
  const options = '--noEmit --listFiles --strict --skipLibCheck --target es2024 --jsx react-jsx';
  const modern = '--module esnext --moduleResolution bundler --types node,vite/client';
  const args = [
    ...options.split(' '),
    ...modern.split(' '),
    ...globSync('src/**/*.{ts,tsx}', { cwd: project.root }),
  ];
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  symlinkSync(path.join(root, 'node_modules/@types'), path.join(project.packages, '@types'));
  const { stdout: output } = spawnSync(process.execPath, [tsc, ...args], {
    cwd: project.root,
    encoding: 'utf8',
  });
  expect(output.match(/^.*error TS.*$/gm)).toBe(null);
  for (const name of modules) expect(output).toContain(`/pagewright/types/src/api/${name}.d.ts`);
  const folders = globSync('src/*/package.json', { cwd: root }).map((file) =>
    path.basename(path.dirname(file)),
  );
  const read = output.split('\n').filter((file) => file.startsWith(project.packages));
  expect(read.filter((file) => folders.some((name) => file.includes(name)))).toEqual([]);
});

test('nothing was written among the packages', () => {
  expect(listFiles(installed)).toEqual(before);
  expect(existsSync(path.join(project.packages, '.cache'))).toBe(false);
  expect(readdirSync(path.join(project.root, '.pagewright')).length).toBeGreaterThan(2);
});
