import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { byteCache, cached } from '../../../src/site-build/media/cache.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'media-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bytes = new TextEncoder().encode('a picture');
const twice = <Result>(make: () => Promise<Result>) => Promise.all([make(), make()]);

test('files that are made twice at once are cached once, without drafts', async () => {
  const results = await twice(() => cached(folder, 'key', async () => new Map([['a.webp', bytes]])));
  for (const files of results) expect(readFileSync(files.get('a.webp')!, 'utf8')).toBe('a picture');
  expect(readdirSync(folder).sort()).toEqual(['key']);
});

test('bytes are made once per name and key', async () => {
  const cache = byteCache(folder, 'v1');
  expect(await cache('ground', async () => Buffer.from('one'))).toEqual(Buffer.from('one'));
  expect(await cache('ground', async () => Buffer.from('two'))).toEqual(Buffer.from('one'));
  expect(await cache('letters', async () => Buffer.from('two'))).toEqual(Buffer.from('two'));
  expect(await byteCache(folder, 'v2')('ground', async () => Buffer.from('two'))).toEqual(Buffer.from('two'));
});
