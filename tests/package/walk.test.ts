import { execFileSync, spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
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
const published = publishedPackages(root);
const [engine] = published;
const studio = published.find(({ folder }) => folder === 'src/studio');
let installed: string;
let before: string[];
const servers: ChildProcess[] = [];

beforeAll(async () => {
  installed = await project.install(engine!);
  before = listFiles(installed);
}, 300_000);

afterAll(() => {
  for (const server of servers) server.kill();
  project.remove();
});

/** Starts a command that serves. @returns the address that it prints */
async function start(printed: RegExp, ...command: string[]): Promise<string> {
  const options: SpawnOptions = { cwd: project.root, stdio: ['ignore', 'pipe', 'inherit'] };
  const server = spawn(process.execPath, project.command(...command), options);
  servers.push(server);
  let output = '';
  while (!printed.test(output)) output += String((await once(server.stdout!, 'data'))[0]);
  return printed.exec(output)![1]!;
}

function listFiles(folder: string): string[] {
  return globSync('**/*', { cwd: folder }).sort();
}

test('a site is created, valid, built, and served', { timeout: 300_000 }, async () => {
  const made = await run('new', 'site', '.', '--name', 'Alder Clinic');
  expect(made).toContain('npm run dev shows the site');
  // The engine is installed, its editor is not.
  expect(made.match(/install [\w -]*\w+\.tgz/g)).toEqual(['install --save-dev STUDIO.tgz']);
  project.installDependencies();
  expect(await run('validate')).toBe('2 pages: 0 errors, 0 warnings\n');
  expect(await run('new', 'page', 'prices')).toContain('wrote pages-config/prices.json');
  expect(await run('build')).toMatch(/Built \d+ pages/);
  // The styles of the components were found: otherwise a sheet contains only tokens, or nothing.
  const [sheet = ''] = globSync('dist/assets/all-*.css', { cwd: project.root });
  expect(readFileSync(path.join(project.root, sheet), 'utf8').length).toBeGreaterThan(10_000);
  const address = await start(/The site is at (\S+)/, 'serve', '--port', '0');
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

test('the studio is installed, starts and serves its page', { timeout: 300_000 }, async () => {
  await expect(run('studio')).rejects.toThrow('npm install --save-dev STUDIO.tgz installs it');
  const folder = await project.install(studio!);
  edit('package.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), devDependencies: { 'pagewright-studio': '*' } }),
  );
  const packed = listFiles(folder);
  const address = await start(/The studio is open at (\S+)/, 'studio', '--port', '0');
  const admitted = await fetch(address, { redirect: 'manual' });
  const [cookie = ''] = admitted.headers.getSetCookie();
  const get = (name: string) => fetch(new URL(name, address), { headers: { cookie: cookie.split(';')[0]! } });
  expect(await (await get('/')).text()).toContain('/_studio/assets/studio.js');
  // The entry loads the rest.
  const entry = await (await get('/_studio/assets/studio.js')).text();
  const [rest = ''] = /start-studio[\w-]*\.js/.exec(entry) ?? [];
  for (const name of [rest, 'studio.css', 'axe.min.js'])
    expect((await (await get(`/_studio/assets/${name}`)).text()).length).toBeGreaterThan(10_000);
  const canvas = await get('/_studio/canvas?file=pages-config/index.json');
  expect(await canvas.text()).toContain('data-studio="0"');
  expect(listFiles(folder)).toEqual(packed);
});

test('nothing was written among the packages', () => {
  expect(listFiles(installed)).toEqual(before);
  expect(existsSync(path.join(project.packages, '.cache'))).toBe(false);
  expect(readdirSync(path.join(project.root, '.pagewright')).length).toBeGreaterThan(2);
});
