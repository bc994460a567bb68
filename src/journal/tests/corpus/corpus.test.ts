/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { validateSite } from 'pagewright/command';
import { engine } from '../support/engine.ts';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { documentPdf, writeJournal } from '../support/small-journal.ts';
import { fetchArticles } from './fetch-articles.ts';
import { findLosses } from './find-losses.ts';
import { readPrintedArticle } from './printed-article.ts';

/* Published articles of many publishers come in whole: no crash, no word, author or reference lost by the measure of an
   independent reader, every fault a remark with its place; and the site with them is valid and can be built. */

const minutes = 60_000;

test('the articles of the corpus are imported without a loss', { timeout: 60 * minutes }, async (context) => {
  const corpus = await fetchArticles();
  if ('reason' in corpus) return context.skip(corpus.reason);
  const names = readdirSync(corpus.folder).filter((name) => name.endsWith('.xml'));
  if (process.env['JOURNAL_CORPUS'] === undefined) expect(names.length).toBeGreaterThanOrEqual(200);
  const site = createTestSite();
  try {
    writeJournal(site);
    const papers = importAll(site, corpus.folder);
    expect(names.filter((name) => !papers.has(name))).toEqual([]);
    for (const slugs of papers.values()) for (const slug of slugs) complete(site, slug);
    const { validation } = await validateSite(site.roots);
    const errors = validation.diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    const placeless = validation.diagnostics.filter(({ line, column }) => !(line > 0 && column > 0));
    expect(placeless).toEqual([]);
    const built = pagewright(site, 'build');
    expect(built.status, built.said).toBe(0);
    const losses = names.flatMap((name) => {
      const printed = readPrintedArticle(readFileSync(path.join(corpus.folder, name), 'utf8'));
      const [slug = ''] = papers.get(name) ?? [];
      const record = JSON.parse(site.read(`${folder}/${slug}.json`)) as { template: object };
      const html = readFileSync(path.join(site.root, 'dist', folder, slug, 'index.html'), 'utf8');
      return findLosses(printed, record.template, html).map((loss) => `${name}: ${loss}`);
    });
    expect(losses).toEqual([]);
  } finally {
    site.remove();
  }
});

const folder = 'journal/v1/i1';

/** @returns the names of the papers by that of the article's file */
function importAll(site: TestSite, from: string): Map<string, string[]> {
  const { said } = pagewright(site, 'journal', 'import', from, 'v1/i1');
  const papers = new Map<string, string[]>();
  let name = '';
  for (const line of said.split('\n')) {
    if (line.endsWith('.xml:')) name = line.slice(0, -1);
    const slug = /^wrote pages-config\/journal\/v1\/i1\/([^/]+)\.json$/.exec(line)?.[1];
    if (slug !== undefined) papers.set(name, [...(papers.get(name) ?? []), slug]);
    expect(line).not.toMatch(/can't be read|not written/);
  }
  return papers;
}

/** The part of a person: the document, values that the article does not have, and the end of the draft. */
function complete(site: TestSite, slug: string): void {
  const file = `${folder}/${slug}.json`;
  const page = site.read(file).replace(/"TODO[^"]*"/g, () => `"Unnamed ${++unnamed}"`);
  const { draft: _draft, ...data } = JSON.parse(page) as Record<string, unknown>;
  const description = `The article ${slug} as it was imported, with all words that its publisher printed.`;
  writeFileSync(path.join(site.root, 'pages-config', folder, `${slug}.pdf`), documentPdf);
  site.write(file, {
    ...data,
    title: `${slug.slice(0, 45)} | Small`,
    description: description.slice(0, 160),
  });
}

let unnamed = 0;

function pagewright(site: TestSite, ...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/pagewright.mjs', ...words, '--site', site.root],
    { cwd: engine, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  return { status, said: stdout + stderr };
}
