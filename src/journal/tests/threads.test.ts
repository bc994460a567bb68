/** @module-tag long */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { writeJournal } from './support/small-journal.ts';

let site: TestSite;

beforeAll(() => {
  site = createTestSite();
  writeJournal(site);
  site.replace('journal/v1/i1/rain.json', '"received"', '"text": "rain.md", "received"');
  site.write('journal/v1/i1/rain.md', `## What was heard\n\nRain on $n^2$ roofs.[^1]\n\n[^1]: Of tin.\n`);
});

afterAll(() => site.remove());

test('several threads give the same citations, texts and books as one thread, byte by byte', async () => {
  const here = await build(1);
  expect([...here.keys()]).toEqual(
    expect.arrayContaining(['journal/v1/i1/rain.epub', 'journal/v1/i1/rain.jats.xml']),
  );
  const page = here.get('journal/v1/i1/rain/index.html')!.toString();
  for (const part of ['What was heard', 'Vancouver']) expect(page).toContain(part);
  const inThreads = await build(3);
  expect([...inThreads.keys()]).toEqual([...here.keys()]);
  expect([...here].filter(([name, bytes]) => !inThreads.get(name)!.equals(bytes))).toEqual([]);
}, 120_000);

/** Builds from scratch. @returns every file of the site, by its name */
async function build(threads: number): Promise<Map<string, Buffer>> {
  for (const made of ['dist', 'node_modules'])
    rmSync(path.join(site.root, made), { recursive: true, force: true });
  const folder = path.join(site.root, 'dist');
  await site.build({ threads });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const names = files
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
}
