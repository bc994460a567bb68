import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAhead } from '../../src/site-build/check/check-ahead.ts';
import { readProject } from '../../src/site-build/read-project.ts';
import { openCache } from '../../src/site-build/cache/build-cache.ts';
import { cachedFiles } from '../../src/site-build/cached-files.ts';
import { validationVersion } from '../../src/site-build/validation-inputs.ts';
import { cachedSchemas } from '../../src/site-build/cached-schemas.ts';
import { validateSite } from '../../src/site-build/validate-site.ts';
import { noTexts } from '../../src/core/content/texts.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { root } from '../helpers/project.ts';
import { copySmallSite, pageWith, type SmallSite } from '../helpers/small-site.ts';

/* Threads return the same results for pages as a run without threads, and cache them for later runs. */
let site: SmallSite;
let started = 0;
const count = () => void started++;

beforeEach(() => {
  started = 0;
  process.on('worker', count);
  site = copySmallSite('bakery');
  const head = { type: 'page-head', title: 'A head', intro: "Don't look there." };
  const linking = { ...head, breadcrumbs: [{ label: 'Up', to: '/nowhere' }] };
  site.write('_shared/hours.json', head);
  site.write('sharing.json', pageWith([head, { use: 'hours' }], 'A sharing page'));
  site.write('linking.json', pageWith([linking], 'A linking page'));
  site.write('broken.json', pageWith([{ ...head, titel: 'A head' }], 'A broken page'));
  site.write('cut-off.json', '{ "title": "Cut');
});

afterEach(() => {
  process.off('worker', count);
  site.remove();
});

interface Found {
  diagnostics: Diagnostic[];
  cached: unknown;
}

async function found(threads: number): Promise<Found> {
  const roots = { engine: root, site: site.root };
  const cache = openCache(roots);
  const { project, validation } = await validateSite(roots, { cache, threads });
  const tables = ['results', 'heads', 'bodies'].map((name) => {
    const table = cache.table(name, validationVersion(project));
    return Object.fromEntries([...table.keys()].map((file) => [file, table.get(file)]));
  });
  return { diagnostics: validation.diagnostics, cached: tables };
}

test('threads find the same diagnostics in the same order, and cache the same results', async () => {
  const alone = await found(0);
  expect(started).toBe(0);
  const inThreads = await found(2);
  expect(started).toBe(2);
  expect(inThreads).toEqual(alone);
  const codes = alone.diagnostics.map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['unknown-key', 'broken-link', 'straight-quote']));
  expect(Object.keys((alone.cached as object[])[0]!).length).toBeGreaterThan(8);
});

test('threads are not started for cached pages', async () => {
  const roots = { engine: root, site: site.root };
  await validateSite(roots, { threads: 0 });
  await validateSite(roots, { threads: 2 });
  expect(started).toBe(0);
});

test('a small site is validated without threads', async () => {
  await validateSite({ engine: root, site: site.root });
  expect(started).toBe(0);
});

test('with errors in schemas, no thread validates pages', async () => {
  const roots = { engine: root, site: site.root };
  const project = await readProject(roots);
  const fileCache = cachedFiles(openCache(roots), project, noTexts);
  const before = fileCache.newPages();
  const set = await cachedSchemas({ engine: root, site: root }, project.schemas);
  const diagnostic = {
    severity: 'error',
    code: 'bad-schema',
    message: 'No schema.',
    hint: '',
    file: 'a.json',
  } as const;
  const invalid = { ...set, diagnostics: [{ ...diagnostic, line: 1, column: 1, endLine: 1, endColumn: 1 }] };
  await checkAhead(roots, project, fileCache, [], async () => invalid, 2);
  expect(before.length).toBeGreaterThan(3);
  expect(fileCache.newPages()).toEqual(before);
});

test.each([0, 2])('with %i threads fonts get the same characters as without', async (threads) => {
  const roots = { engine: root, site: site.root };
  site.write(
    'accents.json',
    pageWith([{ type: 'page-head', title: 'Łódź', intro: 'A town – a page.' }], 'A town'),
  );
  const reported: string[] = [];
  const onCharacters = (characters: string) => void reported.push(characters);
  const { validation } = await validateSite(roots, { threads, cache: openCache(roots), onCharacters });
  expect(reported).toHaveLength(1);
  expect([...reported[0]!].sort().join('')).toBe(validation.characters);
  expect(reported[0]).toContain('ź');
});
