import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashSource } from '../../../../src/site-build/bundle/inline-script.ts';
import { builtSiteFile } from '../../../../src/core/page/built-site.ts';
import { Output } from '../../../../src/site-build/pages/output/output.ts';
import { findBreaches } from '../../built/budgets.ts';
import { measureSite } from '../../built/measure-site.ts';
import type { PageMeasure } from '../../built/measure-site.ts';

const html = '<script type="module" src="/assets/client-1.js"></script><h1>A</h1><img src="/a.png" alt="">';

function aPage(file: string, changes: Partial<PageMeasure> = {}): PageMeasure {
  const light = {
    firstBytes: 5000,
    htmlBytes: 10_000,
    styleBytes: 9000,
    loaderBytes: 1000,
    hydratedBytes: 90_000,
  };
  return { file, html, ...light, formBytes: 0, laterBytes: 0, ...changes };
}

function site(changes: Partial<PageMeasure> = {}) {
  const others = ['index.html', 'long/index.html'].map((file) => aPage(file));
  return { pages: [...others, aPage('about/index.html', changes)], media: [] };
}

test('a site within its budgets exceeds none', () => {
  expect(findBreaches(site())).toEqual([]);
});

describe('a page is reported with the budget that it exceeds', () => {
  test.each<[string, Partial<PageMeasure>, RegExp]>([
    [
      'its first screen',
      { firstBytes: 14_001 },
      /Files before the first paint: 14001 bytes; the budget is 14000/,
    ],
    ['its weight', { htmlBytes: 14_001 }, /The document: 14001 bytes; the budget is 14000/],
    [
      'its markup',
      { html: html.padEnd(100_001) },
      /The document before it is compressed: 100001 bytes; the budget is 100000/,
    ],
    ['its script', { loaderBytes: 1601 }, /JavaScript before hydration: 1601 bytes/],
    ['its application', { hydratedBytes: 100_001 }, /JavaScript until hydrated: 100001 bytes/],
    ['its forms', { formBytes: 85_001 }, /JavaScript of forms: 85001 bytes/],
    ['its rest', { laterBytes: 3_501 }, /JavaScript after hydration: 3501 bytes/],
    ['an inline script', { html: `${html}<script>alert(1)</script>` }, /has an inline script/],
    ['an inline style', { html: `${html}<p class="a" style="color:red">` }, /has an inline style/],
    ['a style element', { html: `${html}<style>p{}</style>` }, /style or template element/],
    ['a template', { html: `${html}<template id="B:0"></template>` }, /style or template element/],
    ['a handler', { html: `${html}<a href="/" onclick="x()">` }, /has an inline event handler/],
    ['an unknown class', { html: `${html}<p class="wrap undefined">` }, /class that no style sheet has/],
    ['a picture without alt', { html: `${html}<img src="/b.png" width="1">` }, /without alternative text/],
    ['a second main heading', { html: `${html}<h1 class="a">B</h1>` }, /has 2 main headings/],
  ])('%s', (_name, changes, breach) => {
    const breaches = findBreaches(site(changes));
    expect(breaches).toHaveLength(1);
    expect(breaches[0]).toMatch(/^about\/index\.html: /);
    expect(breaches[0]).toMatch(breach);
  });
});

test('a problem of every page is reported once', () => {
  const { pages } = site();
  const heavy = pages.map((page) => ({ ...page, loaderBytes: 2000 }));
  expect(findBreaches({ pages: heavy, media: [] })).toEqual([
    'index.html and 2 other pages: JavaScript before hydration: 2000 bytes; the budget is 1600',
  ]);
});

test('files have the limits of the validator', () => {
  const media = [
    { file: 'media/a.svg', bytes: 30_001 },
    { file: 'media/b.mp4', bytes: 20_000_001 },
    { file: 'media/c.webp', bytes: 1_500_001 },
    { file: 'downloads/d.pdf', bytes: 5_000_001 },
    { file: 'media/e.webp', bytes: 1_000_000 },
  ];
  expect(findBreaches({ ...site(), media }).map((line) => line.split(' ')[0])).toEqual([
    'media/a.svg',
    'media/b.mp4',
    'media/c.webp',
    'downloads/d.pdf',
  ]);
});

test('a page may have a separate budget, which applies only to that page; a budget for a missing page is reported', () => {
  const own = [{ route: '/about', html: 16_000, script: 104_000, reason: 'It tells a long story.' }];
  const heavy = { htmlBytes: 15_500, hydratedBytes: 103_000 };
  expect(findBreaches(site(heavy), own)).toEqual([]);
  expect(findBreaches(site({ ...heavy, loaderBytes: 1_601 }), own)).toHaveLength(1);
  expect(findBreaches(site({ htmlBytes: 16_001 }), own)[0]).toMatch(/: 16001 bytes; the budget is 16000/);
  expect(findBreaches(site({ firstBytes: 14_001 }), own)).toHaveLength(1);
  expect(findBreaches(site({ html: html.padEnd(100_001) }), own)).toEqual([]);
  expect(findBreaches(site(heavy), [{ ...own[0]!, route: '/' }])).toHaveLength(2);
  expect(findBreaches(site(), [{ ...own[0]!, route: '/gone' }])).toEqual([
    '/gone has a separate budget but is not built',
  ]);
});

test('a page with a long text below its first screen may be larger', () => {
  const html = '<h1>Paper</h1><div data-below="">Text</div>';
  expect(findBreaches(site({ html, htmlBytes: 40_000 }))).toEqual([]);
  expect(findBreaches(site({ html, htmlBytes: 40_001 }))[0]).toMatch(/: 40001 bytes; the budget is 40000/);
  expect(findBreaches(site({ html: html.padEnd(160_000) }))).toEqual([]);
  expect(findBreaches(site({ html: html.padEnd(160_001) }))[0]).toMatch(
    /: 160001 bytes; the budget is 160000/,
  );
  expect(findBreaches(site({ html, firstBytes: 14_001 }))).toHaveLength(1);
});

test('a site that was not built fails', () => {
  expect(findBreaches({ pages: [], media: [] })).toEqual(['no pages were found: build the site first']);
});

test('a page is measured with its files: its first screen separately, chunks with their imports, each once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'measure-'));
  const output = new Output(folder, true);
  const chunk = (size: number) =>
    Buffer.from(Array.from({ length: size }, (_, index) => (index * 7919) % 251));
  await output.write('manifest/index.html', '<title>For machines: no page of the application</title>');
  const sentences = Array.from({ length: 200 }, (_, index) => `Word ${index * 7919}.`).join(' ');
  const page = `<html data-page="/index.json"><script>choose()</script><link rel="stylesheet" href="/assets/a.css" media="not all"><noscript><link rel="stylesheet" href="/assets/a.css"></noscript><div id="root"><main><section>${sentences}</section><section>${sentences}</section><section>${sentences.repeat(9)}</section></main></div>${html}`;
  await output.write(builtSiteFile, JSON.stringify({ inlineScripts: hashSource('choose()') }));
  await output.write('index.html', page);
  await output.write('index.json', JSON.stringify({ page: { types: ['hero'], forms: ['quote'] } }));
  for (const name of ['client', 'hydrated', 'shared', 'hero', 'theme', 'quote', 'signup'])
    await output.write(`assets/${name}.js`, chunk(300));
  await output.write('assets/a.css', 'p{}');
  await output.write('media/a.webp', chunk(100));
  const manifest = {
    'loader.ts': { file: 'assets/client.js', dynamicImports: ['hydrate.tsx'] },
    'hydrate.tsx': {
      file: 'assets/hydrated.js',
      imports: ['_shared.js', 'loader.ts'],
      dynamicImports: ['../forms/theme.tsx'],
    },
    '_shared.js': { file: 'assets/shared.js', imports: ['hydrate.tsx'] },
    '../sections/hero/hero.tsx': { file: 'assets/hero.js', imports: ['_shared.js'] },
    '../forms/theme.tsx': { file: 'assets/theme.js', imports: ['_shared.js'] },
    '../../virtual:form/quote': { file: 'assets/quote.js' },
    '../../virtual:form/signup': { file: 'assets/signup.js' },
  };
  const { pages, media } = await measureSite(folder, manifest);
  const { loaderBytes, hydratedBytes, formBytes, styleBytes, firstBytes, htmlBytes } = pages[0]!;
  expect(pages[0]!.html).not.toContain('choose()');
  expect(firstBytes).toBeGreaterThan(500);
  expect(firstBytes).toBeLessThan(htmlBytes);
  expect(loaderBytes).toBeGreaterThan(200);
  expect(hydratedBytes).toBe(loaderBytes * 4);
  expect(formBytes).toBe(loaderBytes * 2);
  expect(styleBytes).toBeLessThan(20);
  expect(media).toEqual([{ file: 'media/a.webp', bytes: 100 }]);
  await rm(folder, { recursive: true });
});
