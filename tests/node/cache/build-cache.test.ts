import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCache } from '../../../src/site-build/cache/build-cache.ts';

let engine: string;
let site: string;

beforeEach(() => {
  engine = mkdtempSync(path.join(tmpdir(), 'engine-'));
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  put(engine, 'src/core/check.ts', 'export const one = 1;');
  put(engine, 'schemas/page.schema.json', '{}');
  put(engine, 'package-lock.json', '{}');
  put(site, 'pages-config/index.json', '{"title":"Home"}');
});

afterEach(() => {
  for (const folder of new Set([engine, site])) rmSync(folder, { recursive: true });
});

function put(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function keepTitle(): void {
  const cache = openCache({ engine, site });
  cache.table<string>('titles').set('index', 'Home');
  cache.save();
}

const title = (more?: string) => openCache({ engine, site }).table<string>('titles', more).get('index');

test('the next run has the results of the last one', () => {
  expect(title()).toBeUndefined();
  keepTitle();
  expect(title()).toBe('Home');
});

test('the same is true if the site is within the engine', () => {
  cpSync(path.join(site, 'pages-config'), path.join(engine, 'pages-config'), { recursive: true });
  rmSync(site, { recursive: true });
  site = engine;
  keepTitle();
  expect(title()).toBe('Home');
  expect(openCache({ engine, site }).files.getHash('pages-config/index.json')).toBeDefined();
});

test.each([
  ['code', () => put(engine, 'src/core/check.ts', 'export const one = 2;')],
  ['a further file of code', () => put(engine, 'src/core/more.ts', '')],
  ['a schema', () => put(engine, 'schemas/page.schema.json', '{"title":"Page"}')],
  ['a package', () => put(engine, 'package-lock.json', '{"packages":{}}')],
])('with other %s the cache is empty', (_name, change) => {
  keepTitle();
  change();
  expect(title()).toBeUndefined();
});

test('content does not change the version: the key of a cached value must contain the hash of its inputs', () => {
  keepTitle();
  const before = openCache({ engine, site }).files.getHash('pages-config/index.json');
  put(site, 'pages-config/index.json', '{"title":"Start"}');
  expect(title()).toBe('Home');
  expect(openCache({ engine, site }).files.getHash('pages-config/index.json')).not.toBe(before);
});

test('the editor schemas, which contain names of content, do not change the version', () => {
  keepTitle();
  put(engine, 'schemas/editor/page.json', '{"examples":["/new-page"]}');
  expect(title()).toBe('Home');
});

test('a table may have further inputs', () => {
  keepTitle();
  expect(title('other words')).toBeUndefined();
});

test('two requests for a table return the same object', () => {
  const cache = openCache({ engine, site });
  cache.table<string>('titles').set('index', 'Home');
  expect(cache.table<string>('titles').get('index')).toBe('Home');
});

test('two sites of one engine have separate caches', () => {
  keepTitle();
  const other = mkdtempSync(path.join(tmpdir(), 'site-'));
  cpSync(path.join(site, 'pages-config'), path.join(other, 'pages-config'), { recursive: true });
  expect(openCache({ engine, site: other }).table<string>('titles').get('index')).toBeUndefined();
  rmSync(other, { recursive: true });
});
