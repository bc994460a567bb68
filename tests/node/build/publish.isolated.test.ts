import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Output } from '../../../src/site-build/pages/output/output.ts';
import { publish } from '../../../src/site-build/pages/output/publish.ts';

const moved = vi.hoisted(() => ({ names: [] as string[] }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const renameSync: typeof real.renameSync = (from, to) => {
    moved.names.push(String(to));
    real.renameSync(from, to);
  };
  return { ...real, renameSync };
});

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  moved.names.length = 0;
});

afterEach(() => rm(folder, { recursive: true }));

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
const read = (name: string) => readFile(path.join(folder, name), 'utf8');

test('files are moved into place when all are complete, pages after the files that they load', async () => {
  // In an existing folder files are replaced one by one.
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'about'));
  const names = [
    'sw.js',
    'index.html',
    'index.json',
    'build.json',
    'about/index.html',
    'assets/a.css',
    '404.html',
  ];
  await publish(folder, async (staging) => {
    const output = new Output(staging, false, folder);
    for (const name of names) await output.write(name, name);
    expect((await files()).every((name) => name.startsWith('.next/'))).toBe(true);
  });
  expect(await files()).toEqual([...names].sort());
  expect(moved.names.map((name) => path.relative(folder, name))).toEqual([
    'assets/a.css',
    '404.html',
    'about/index.html',
    'index.html',
    'index.json',
    'build.json',
    'sw.js',
  ]);
});

test('a failing build leaves the site unchanged, and no temporary files', async () => {
  await writeFile(path.join(folder, 'index.html'), 'good');
  const work = publish(folder, async (staging) => {
    await new Output(staging, false, folder).write('index.html', 'half');
    throw new Error('The section "cards" can’t be rendered.');
  });
  await expect(work).rejects.toThrow('can’t be rendered');
  expect(await files()).toEqual(['index.html']);
  expect(await read('index.html')).toBe('good');
});

test('files of a killed build are not part of the next build', async () => {
  await mkdir(path.join(folder, '.next'), { recursive: true });
  await writeFile(path.join(folder, '.next/old.html'), 'half');
  await publish(folder, (staging) => new Output(staging, false, folder).write('index.html', 'new'));
  expect(await files()).toEqual(['index.html']);
});

test('a compressed copy is published before its file', async () => {
  const text = '<p>The same words again.</p>\n'.repeat(100);
  await publish(folder, (staging) => new Output(staging, true, folder).write('index.html', text));
  expect(moved.names.map((name) => path.basename(name))).toEqual([
    'index.html.br',
    'index.html.gz',
    'index.html',
  ]);
});

test('an unchanged file is not written again', async () => {
  const write = (staging: string) => new Output(staging, false, folder).write('index.html', 'same');
  await publish(folder, write);
  moved.names.length = 0;
  await publish(folder, write);
  expect(moved.names).toEqual([]);
  expect(await read('index.html')).toBe('same');
});

test('a new folder is moved with all its files', async () => {
  const names = ['about/index.html', 'about/us/index.html', 'assets/a.css', 'index.html'];
  await publish(folder, async (staging) => {
    const output = new Output(staging, false, folder);
    for (const name of names) await output.write(name, name);
  });
  expect(moved.names.map((name) => path.relative(folder, name))).toEqual(['assets', 'about', 'index.html']);
  expect(await files()).toEqual(names);
});

test('the server’s compressed copy is removed with its text', async () => {
  for (const name of ['index.html', 'index.html.br', 'about.html', 'about.html.br'])
    await writeFile(path.join(folder, name), 'old');
  await publish(folder, (staging) => new Output(staging, false, folder).write('index.html', 'new'));
  expect(await files()).toEqual(['about.html', 'about.html.br', 'index.html']);
});
