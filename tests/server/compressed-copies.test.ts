import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compressedCopies } from '../../src/server/compress/compressed-copies.ts';

let folder: string;
const warn = vi.fn<(error: unknown) => void>();
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>Loaf ${(index * 7919) % 1000} of rye</p>`).join('\n');
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  warn.mockClear();
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a text gets both compressed copies at once, and smaller ones later', async () => {
  writeFileSync(at('index.html'), words(2000));
  const copies = compressedCopies(folder, warn);
  await copies.ensure('index.html');
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(words(2000));
  expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(words(2000));
  const quick = statSync(at('index.html.br')).size;
  await vi.waitFor(() => expect(statSync(at('index.html.br')).size).toBeLessThan(quick), 20_000);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(3), 20_000);
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(words(2000));
  await copies.stop();
  expect(warn).not.toHaveBeenCalled();
});

test('a file that is being sent is not replaced', async () => {
  writeFileSync(at('index.html'), words(200));
  const copies = compressedCopies(folder, warn);
  await copies.ensure('index.html');
  const [one, other] = [copies.reading('index.html'), copies.reading('index.html')];
  const { ino } = statSync(at('index.html.br'));
  // The better copy exists next to the copy that is being sent.
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(4), 20_000);
  one();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(statSync(at('index.html.br')).ino).toBe(ino);
  other();
  await vi.waitFor(() => expect(statSync(at('index.html.br')).ino).not.toBe(ino), 20_000);
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(3), 20_000);
  await copies.stop();
  expect(warn).not.toHaveBeenCalled();
});

test('current copies stay, and copies of an earlier text are made again', async () => {
  writeFileSync(at('index.html'), words(100));
  const copies = compressedCopies(folder, warn);
  await copies.ensure('index.html');
  await copies.stop();
  const { mtimeMs, ino } = statSync(at('index.html.br'));
  expect(Math.abs(mtimeMs - statSync(at('index.html')).mtimeMs)).toBeLessThanOrEqual(1);
  await compressedCopies(folder, warn).ensure('index.html');
  expect(statSync(at('index.html.br')).ino).toBe(ino);
  // The copies are also made again if the new text has an older date.
  writeFileSync(at('index.html'), words(99));
  utimesSync(at('index.html'), 1e9, 1e9);
  const again = compressedCopies(folder, warn);
  await again.ensure('index.html');
  await again.stop();
  expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(words(99));
});

test('a short, compressed or missing file gets no compressed copy', async () => {
  writeFileSync(at('robots.txt'), 'User-agent: *');
  writeFileSync(at('film.mp4'), Buffer.alloc(4000));
  const copies = compressedCopies(folder, warn);
  for (const name of ['robots.txt', 'film.mp4', 'gone.html']) await copies.ensure(name);
  expect(readdirSync(folder).sort()).toEqual(['film.mp4', 'robots.txt']);
});

test('if a copy can’t be written, that is reported once, and texts are sent uncompressed', async () => {
  for (const name of ['a.html', 'b.html']) writeFileSync(at(name), words(100));
  // No file can replace a folder.
  mkdirSync(at('a.html.br'));
  const copies = compressedCopies(folder, warn);
  await copies.ensure('a.html');
  await copies.ensure('b.html');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder).sort()).toEqual(['a.html', 'a.html.br', 'b.html']);
});
