import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyPlan } from '../../src/tools/content/plan/apply-plan.ts';
import { root } from '../helpers/project.ts';

function folderWith(files: Record<string, string>): string {
  const site = mkdtempSync(path.join(os.tmpdir(), 'apply-plan-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
  return site;
}

function filesIn(site: string): Record<string, string> {
  const found = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = found.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(names.map((name) => [path.relative(site, name), readFileSync(name, 'utf8')]));
}

const files = {
  'pages-config/a.json': '{ "a": 1 }\n',
  'pages-config/odd.json': '{"a":1,\n"b":2}',
  'pages-config/deep/b.json': '{ "b": 1 }\n',
};

test('writes, renames and removes; empty folders are removed; a formatted file stays formatted, another keeps its layout', async () => {
  const site = folderWith(files);
  await applyPlan(
    { engine: root, site },
    {
      texts: new Map([
        ['pages-config/a.json', '{ "a": [1,2] }\n'],
        ['pages-config/odd.json', '{"a":2,\n"b":2}'],
        ['pages-config/new/c.json', '{"c":1}'],
      ]),
      renames: [{ from: 'pages-config/deep/b.json', to: 'pages-config/b.json' }],
      removes: [],
      descriptions: [],
    },
  );
  expect(filesIn(site)).toEqual({
    'pages-config/a.json': '{ "a": [1, 2] }\n',
    'pages-config/b.json': '{ "b": 1 }\n',
    'pages-config/new/c.json': '{ "c": 1 }\n',
    'pages-config/odd.json': '{"a":2,\n"b":2}',
  });
  expect(readdirSync(path.join(site, 'pages-config')).sort()).toEqual([
    'a.json',
    'b.json',
    'new',
    'odd.json',
  ]);
});

test('an invalid JSON file keeps its text under its new name', async () => {
  const site = folderWith({ 'pages-config/a.json': '{ "a": ' });
  const renames = [{ from: 'pages-config/a.json', to: 'pages-config/b.json' }];
  const texts = new Map([['pages-config/b.json', '{ "a": ']]);
  await applyPlan({ engine: root, site }, { texts, renames, removes: [], descriptions: [] });
  expect(filesIn(site)).toEqual({ 'pages-config/b.json': '{ "a": ' });
});

test('a failure at the end is undone completely', async () => {
  const site = folderWith(files);
  const plan = {
    texts: new Map([['pages-config/a.json', '{ "a": 2 }\n']]),
    renames: [{ from: 'pages-config/odd.json', to: 'pages-config/other.json' }],
    removes: ['pages-config/never-was.json'],
    descriptions: [],
  };
  await expect(applyPlan({ engine: root, site }, plan)).rejects.toThrow(/never-was\.json/);
  expect(filesIn(site)).toEqual(files);
});
