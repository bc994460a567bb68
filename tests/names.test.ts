import { expect, test } from 'vitest';
import { sourceFiles } from './helpers/source-files.ts';

const written = ['src', 'scripts', 'tests']
  .flatMap(sourceFiles)
  .filter(({ file }) => !file.endsWith('.gen.ts') && !file.includes('/node_modules/'));

/** The names under which a loader or a test runner finds the export of each file of a kind. */
const loaded = new Set([
  'command',
  'corpus',
  'cases',
  'makeReport',
  'examples',
  'expand',
  'extension',
  'hydrate',
  'plugin',
  'test',
]);

test('the search finds the names: without them every test would pass', () => {
  expect(written.flatMap((source) => source.exported).length).toBeGreaterThanOrEqual(3000);
  expect(written.flatMap((source) => source.functions).length).toBeGreaterThanOrEqual(6000);
});

test('no two files export the same name', () => {
  const files = new Map<string, string[]>();
  for (const { file, exported } of written) {
    for (const name of new Set(exported)) files.set(name, [...(files.get(name) ?? []), file]);
  }
  const twice = [...files].filter(([name, all]) => all.length > 1 && !loaded.has(name));
  expect(twice.map(([name, all]) => `${name}: ${all.join(', ')}`)).toEqual([]);
});

test('functions are named after their action or result', () => {
  const ending = written.flatMap(({ file, functions }) =>
    functions.filter((name) => /[a-z0-9]Of$/.test(name)).map((name) => `${file}: ${name}`),
  );
  expect(ending).toEqual([]);
});
