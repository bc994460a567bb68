/** @module-tag long */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSchemaFiles } from '../../src/site-build/read-schema-files.ts';
import { writeCacheFile } from '../../src/site-build/cache/cache-file.ts';
import type { ProjectFile } from '../../src/core/project.ts';
import type { SchemaSet } from '../../src/core/schema/compose-schema.ts';
import { composeSchemas } from '../../src/core/schema/compile-schemas.ts';
import { fixtureSchemas } from '../core/fixture-schemas.ts';
import { ownProject } from '../helpers/own-project.ts';

/* Cached validators return the same results as newly compiled ones; an entry for another schema is not used. */
let engine: string;

beforeEach(() => {
  engine = mkdtempSync(path.join(tmpdir(), 'engine-'));
  write('compiler/code.ts', '');
});

afterEach(() => rmSync(engine, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(engine, file)), { recursive: true });
  writeFileSync(path.join(engine, file), text);
}

/** The result of another run of a command, without a cache in memory. */
async function nextRun(files: ProjectFile[] = fixtureSchemas()): Promise<SchemaSet> {
  vi.resetModules();
  const { cachedSchemas } = await import('../../src/site-build/cached-schemas.ts');
  return cachedSchemas({ engine, site: engine }, files, path.join(engine, 'compiler'));
}

const storedFiles = () => {
  const folder = path.join(engine, 'node_modules/.cache/site/validators');
  return readdirSync(folder).map((name) => path.join(folder, name));
};

/** Replaces the cached validators with code that accepts everything. */
function keepOther(): void {
  const [file] = storedFiles();
  writeCacheFile(file!, path.basename(file!, '.js'), 'exports.page = () => true;');
}

const isUsed = ({ validators }: SchemaSet) => validators.page?.('no page') === true;

/** A value, and copies of it with one change each, at any depth. */
function* spoiled(value: unknown): Generator<unknown> {
  for (const other of [null, 7, 'x', '', [], {}, -1.5, true]) yield other;
  if (Array.isArray(value)) {
    yield [...value, ...value];
    for (const [index, item] of value.entries()) {
      for (const changed of spoiled(item)) yield value.with(index, changed);
    }
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, unknownKey: 1 };
    for (const [key, child] of Object.entries(value)) {
      const { [key]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const changed of spoiled(child)) yield { ...value, [key]: changed };
    }
  }
}

test('cached validators find the same errors in every example of a schema with one change', async () => {
  const files = readSchemaFiles(ownProject);
  const compiled = composeSchemas(files);
  await nextRun(files);
  const cached = await nextRun(files);
  const head = { title: 'A title of ten', description: 'x'.repeat(60) };
  const cases = [...compiled.documents.values()].flatMap(({ schema, path: file }) => {
    const [, kind = ''] = /^schemas\/(page|site|form|sections|templates)\b/.exec(file) ?? [];
    const [example] = schema.examples ?? [];
    if (kind === 'sections') return [['page', { ...head, sections: [example] }] as const];
    if (kind === 'templates') return [['page', { ...head, template: example }] as const];
    return kind === '' ? [] : [[kind as 'page' | 'site' | 'form', example] as const];
  });
  const different: unknown[] = [];
  let errors = 0;
  for (const [name, example] of cases) {
    const [before, now] = [compiled.validators[name]!, cached.validators[name]!];
    for (const data of [example, ...spoiled(example)]) {
      const isSame = before(data) === now(data) && isDeepStrictEqual(before.errors, now.errors);
      if (!isSame) different.push(data);
      errors += before.errors?.length ?? 0;
    }
  }
  expect(different).toEqual([]);
  expect(errors).toBeGreaterThan(cases.length * 10);
});

test('Node’s compiled code of cached validators is cached after their use, and gives the same results', async () => {
  const look = 'It’s अक्षर 🪔';
  const files = fixtureSchemas().map((file) => ({ ...file, text: file.text.replace('"lit"', `"${look}"`) }));
  const looking = (word: string) => ({
    type: 'hero',
    title: 'A',
    action: { label: 'B', to: '/' },
    look: word,
  });
  const pages = [look, 'lit'].map((word) => ({
    title: 'A page',
    description: 'Of lamps.',
    sections: [looking(word)],
  }));
  const folder = path.join(engine, 'node_modules/.cache/site/validators-compiled');
  const judged: unknown[] = [];
  for (let run = 0; run < 3; run++) {
    expect(existsSync(folder)).toBe(run > 1);
    const { validators } = await nextRun(files);
    judged.push(pages.map((page) => [validators.page!(page), validators.page!.errors]));
    (await import('../../src/site-build/cached-schemas.ts')).cacheMachineCode();
  }
  expect(readdirSync(folder)).toHaveLength(1);
  const params = { allowedValues: [look, 'plain'] };
  expect(judged[0]).toEqual([
    [true, null],
    [false, expect.arrayContaining([expect.objectContaining({ params })])],
  ]);
  expect(judged.slice(1)).toEqual([judged[0], judged[0]]);
  const [file] = readdirSync(folder);
  writeFileSync(path.join(folder, file!), 'damaged');
  const { validators } = await nextRun(files);
  expect(validators.page?.({})).toBe(false);
});

test('validators are compiled once, and then loaded', async () => {
  await nextRun();
  keepOther();
  expect(isUsed(await nextRun())).toBe(true);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -7)],
  ['empty', () => ''],
  ['changed by one letter', (text: string) => text.replace('true', 'True')],
])('a file that is %s is ignored and written again', async (_name, damage) => {
  await nextRun();
  keepOther();
  const [file] = storedFiles();
  writeFileSync(file!, damage(readFileSync(file!, 'utf8')));
  expect(isUsed(await nextRun())).toBe(false);
  expect(readFileSync(file!, 'utf8')).toContain('validate10');
});

test('a cached validator is not used after a change of the compiler', async () => {
  await nextRun();
  keepOther();
  write('compiler/code.ts', 'other');
  expect(isUsed(await nextRun())).toBe(false);
});

test('a cached validator is not used for other schemas', async () => {
  await nextRun();
  keepOther();
  const [first, ...others] = fixtureSchemas();
  const changed = { ...first!, text: `${first!.text}\n` };
  expect(isUsed(await nextRun([changed, ...others]))).toBe(false);
  expect(isUsed(await nextRun())).toBe(true);
});

test('schemas with an error are never cached, and the error is reported each time', async () => {
  const broken = fixtureSchemas().map((file) => ({
    ...file,
    text: file.text.replace('"maxLength"', '"maxLong"'),
  }));
  const found = (await nextRun(broken)).diagnostics;
  expect(found.length).toBeGreaterThan(0);
  expect((await nextRun(broken)).diagnostics).toEqual(found);
});

test('only the newest few files stay in the cache', async () => {
  const folder = path.join(engine, 'node_modules/.cache/site/validators');
  const old = ['1', '2', '3', '4', '5'].map((name) => path.join(folder, `${name}.js`));
  for (const [day, file] of old.entries()) {
    write(path.relative(engine, file), '');
    utimesSync(file, day, day);
  }
  await nextRun();
  expect(storedFiles()).toHaveLength(4);
  expect(storedFiles()).toEqual(expect.arrayContaining(old.slice(2)));
});

test('schemas are compiled each time if the cache can’t be written', async () => {
  write('node_modules/.cache/site', 'a file in place of the folder');
  for (let run = 0; run < 2; run++) expect((await nextRun()).diagnostics).toEqual([]);
});

test('one run composes the schemas once', async () => {
  vi.resetModules();
  const { cachedSchemas } = await import('../../src/site-build/cached-schemas.ts');
  const ask = () => cachedSchemas({ engine, site: engine }, fixtureSchemas());
  expect(await ask()).toBe(await ask());
});
