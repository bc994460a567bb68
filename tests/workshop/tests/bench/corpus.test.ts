/** @module-tag long */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateSite } from '../../../../src/site-build/validate-site.ts';
import { writeCorpus } from '../../bench/corpus/corpus.ts';
import { corpusPages, isLeaf } from '../../bench/corpus/corpus-pages.ts';
import { extensionCorpora } from '../../bench/corpus/extension-corpus.ts';
import { root } from '../../../helpers/project.ts';

const pages = (count: number, seed = 1) => [...corpusPages(count, seed)];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corpus-'));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([3, 50, 97, 98, 99, 400])(
  'a corpus of %i pages has exactly that number, each at a separate address',
  (count) => {
    const routes = pages(count).map(({ route }) => route);
    expect(routes).toHaveLength(count);
    expect(new Set(routes).size).toBe(count);
  },
);

test('the same seed makes the same pages, another seed others, and no two leaves have the same texts', () => {
  expect(pages(120)).toEqual(pages(120));
  const leaves = (seed: number) =>
    pages(120, seed)
      .filter(isLeaf)
      .map(({ sections }) => JSON.stringify(sections));
  const all = [...leaves(1), ...leaves(2)];
  expect(new Set(all).size).toBe(all.length);
});

test('a leaf is the same in every corpus that contains it', () => {
  const larger = new Map(pages(300).map((page) => [page.route, page]));
  const leaves = pages(50).filter(isLeaf);
  expect(leaves.length).toBeGreaterThan(40);
  for (const page of leaves) expect(larger.get(page.route)).toEqual(page);
});

test('a corpus is a site without diagnostics, not even an unreachable page, and is written identically again', async () => {
  const [site, again] = [path.join(folder, 'one'), path.join(folder, 'two')];
  const files = await writeCorpus(root, site, { pages: 200, seed: 7 });
  expect(files).toHaveLength(200);
  const { validation } = await validateSite({ engine: root, site });
  expect(validation.diagnostics).toEqual([]);
  expect(validation.pages).toHaveLength(200);
  await writeCorpus(root, again, { pages: 200, seed: 7 });
  const content = (place: string) => textsIn(path.join(place, 'pages-config'));
  expect(await content(again)).toEqual(await content(site));
});

test.each(extensionCorpora())('the corpus of %s is such a site too', async (of) => {
  const site = path.join(folder, of);
  await writeCorpus(root, site, { pages: 90, seed: 3, of });
  const { validation } = await validateSite({ engine: root, site });
  expect(validation.diagnostics).toEqual([]);
  expect(validation.pages.length).toBeGreaterThan(90);
});

async function textsIn(site: string): Promise<[file: string, text: string][]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files
      .sort()
      .map(async (file): Promise<[string, string]> => [
        path.relative(site, file),
        await readFile(file, 'utf8'),
      ]),
  );
}
