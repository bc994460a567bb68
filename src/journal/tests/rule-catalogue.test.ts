import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite } from 'pagewright/testing';
import { journalRuleCatalogue } from '../rules/rule-catalogue.ts';
import { writeJournal } from './support/small-journal.ts';

const folder = path.join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: folder })
    .filter((file) => !file.endsWith('.gen.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));

/** Codes of other things: terms of JATS, marks of text. */
const OTHER = new Set(['article-title', 'chapter-title', 'monospace', 'code']);

/** The codes of all rules, of the engine's too. */
let listed: Set<string>;
const site = createTestSite();

beforeAll(async () => {
  writeJournal(site);
  const { stdout } = await site.run('rules', '--json');
  listed = new Set((JSON.parse(stdout) as { code: string }[]).map(({ code }) => code));
});

afterAll(() => site.remove());

test('the list of rules has every code that the journal writes', () => {
  const codes = new Set(
    read('{rules,core,node}/**/*.ts').flatMap((text) =>
      [...text.matchAll(/\bcode: '([a-z0-9-]+)'/g)].map(([, code]) => code!),
    ),
  );
  expect(codes.size).toBeGreaterThan(50);
  expect([...codes].filter((code) => !listed.has(code) && !OTHER.has(code))).toEqual([]);
});

test('the list of rules has every code that the table of mistakes expects', () => {
  const [table = ''] = read('tests/support/broken-cases.ts');
  const codes = new Set([...table.matchAll(/:\d+:\d+ ([a-z][a-z0-9-]+) /g)].map(([, code]) => code!));
  expect(codes.size).toBeGreaterThan(50);
  expect([...codes].filter((code) => !listed.has(code))).toEqual([]);
});

test('the journal has no text for a code that nothing writes', () => {
  const all = read('{rules,core,node}/**/*.ts').join('\n');
  expect(Object.keys(journalRuleCatalogue).filter((code) => all.split(`'${code}'`).length < 3)).toEqual([]);
});
