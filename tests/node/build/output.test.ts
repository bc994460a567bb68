import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Output } from '../../../src/site-build/pages/output/output.ts';

const long = '<p>The same words again.</p>\n'.repeat(100);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'output-'));
});

afterEach(() => rm(folder, { recursive: true }));

const names = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort();

test('a text that is long enough gets compressed copies with the same content', async () => {
  const output = new Output(folder, true);
  await output.write('about/index.html', long);
  expect(await names()).toEqual(['about/index.html', 'about/index.html.br', 'about/index.html.gz']);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'about/index.html.br'))).toString()).toBe(
    long,
  );
  expect(gunzipSync(await readFile(path.join(folder, 'about/index.html.gz'))).toString()).toBe(long);
  expect([...output.written.keys()].sort()).toEqual(await names());
});

test('a short text and a compressed file get no compressed copies', async () => {
  const output = new Output(folder, true);
  await output.write('robots.txt', 'User-agent: *');
  await output.write('media/film.mp4', Buffer.alloc(4000));
  expect(await names()).toEqual(['media/film.mp4', 'robots.txt']);
  expect([...output.written.keys()].sort()).toEqual(await names());
});

test('an existing file with the same content stays, and counts as written', async () => {
  await new Output(folder, true).write('index.html', long);
  const old = new Date('2020-01-01');
  await utimes(path.join(folder, 'index.html'), old, old);
  const again = new Output(folder, true);
  await again.write('index.html', long);
  expect((await stat(path.join(folder, 'index.html'))).mtime).toEqual(old);
  expect(again.written.size).toBe(3);
});

test('a changed file is written with its compressed copies', async () => {
  await new Output(folder, true).write('index.html', long);
  await new Output(folder, true).write('index.html', long + long);
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe(long + long);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'index.html.br'))).toString()).toBe(
    long + long,
  );
});

test('an interrupted build is completed: a missing compressed copy is made again', async () => {
  await new Output(folder, true).write('index.html', long);
  for (const ending of ['br', 'gz']) {
    await rm(path.join(folder, `index.html.${ending}`));
    await new Output(folder, true).write('index.html', long);
    expect(await names()).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  }
});

test('compressed copies have the time of their text, by which the server recognizes them', async () => {
  await new Output(folder, true).write('index.html', long);
  const modifiedTime = async (name: string) => (await stat(path.join(folder, name))).mtimeMs;
  for (const form of ['index.html.br', 'index.html.gz'])
    expect(Math.abs((await modifiedTime(form)) - (await modifiedTime('index.html')))).toBeLessThan(1);
});
