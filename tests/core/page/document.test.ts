import { describe, expect, test } from 'vitest';
import { documentHtml } from '../../../src/core/page/document/document.ts';
import type { DocumentInput } from '../../../src/core/page/document/document.ts';
import { listElements, findMarkupProblems } from '../../../src/tools/testing/markup-problems.ts';
import { aPage, aSite } from '../../helpers/resolved.ts';

const assets = {
  inline: { first: 'choose()', rules: 'adopt()', last: 'follow()' },
  script: '/assets/client-1.js',
  code: ['/assets/hydrated-1.js', '/assets/app-1.js'],
  later: '/assets/plain-1.js',
  styles: { links: ['/assets/a.css', '/assets/b.css'] },
  ground: { light: '#ffffff', dark: '#000000' },
  site: '/assets/site-1.json',
  shareImage: '/media/share-1.png',
  head: '<link rel="icon" href="/favicon.svg">',
};

function createDocument(changes: Partial<DocumentInput> = {}): string {
  const input = {
    site: aSite(),
    page: aPage(),
    assets,
    build: 'b1',
    version: 'v1',
    body: '<main>Hello</main>',
  };
  return documentHtml({ ...input, ...changes });
}

/** The files that a document loads and runs, in order, and the position of its body. */
function loadOrder(html: string): string[] {
  const bare = html.replace(/<noscript>.*<\/noscript>/, '<noscript>');
  return bare.match(/<(?:link rel="stylesheet"|script|body|noscript)[^<>]*>(?:\w+\(\))?/g) ?? [];
}

/** The content of a meta element, as a browser reads it. */
function meta(html: string, name: string): unknown {
  const found = listElements(html).find(({ tagName, properties }) => {
    return tagName === 'meta' && (properties['name'] === name || properties['property'] === name);
  });
  return found?.properties['content'];
}

test('a document names the address of its data, so that it can hydrate', () => {
  expect(createDocument()).toContain(
    '<html lang="en-IN" data-page="/about/index.json" data-site="/assets/site-1.json" data-code="/assets/hydrated-1.js /assets/app-1.js" data-later="/assets/plain-1.js" data-build="b1" data-version="v1">',
  );
  expect(createDocument({ data: '/404.json' })).toContain('data-page="/404.json"');
});

test('the body is complete, and the only content of the root', () => {
  expect(createDocument()).toContain('<body>\n<div id="root"><main>Hello</main></div>\n<script>');
  expect(createDocument()).toMatch(/^<!doctype html>\n/);
});

test('preferences come before the styles, parts without effect on the first paint after the body, and the hydrating script last', () => {
  expect(loadOrder(createDocument())).toEqual([
    '<script>choose()',
    '<link rel="stylesheet" href="/assets/a.css">',
    '<link rel="stylesheet" href="/assets/b.css">',
    '<body>',
    '<script>follow()',
    '<script type="module" src="/assets/client-1.js">',
  ]);
});

describe('text that looks like markup', () => {
  const nasty = `</title><script>alert("x")</script>' & "quoted" <b>`;

  test('stays text in every place of a page or the site', () => {
    const html = createDocument({
      page: aPage({ title: nasty, description: nasty }),
      site: aSite({ name: nasty, language: 'en"><script>alert(1)</script>' }),
    });
    const scripts = listElements(html).filter(({ tagName }) => tagName === 'script');
    expect(scripts.map(({ properties }) => properties['src'])).toEqual([
      undefined,
      undefined,
      '/assets/client-1.js',
    ]);
    for (const name of ['description', 'og:title', 'og:description', 'og:site_name']) {
      expect(meta(html, name)).toBe(nasty);
    }
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;');
  });

  test('an escaped entity is not decoded', () => {
    expect(meta(createDocument({ page: aPage({ description: 'a &amp; b &lt; c' }) }), 'description')).toBe(
      'a &amp; b &lt; c',
    );
  });
});

test('search engines get the address, social networks the picture, both absolute', () => {
  const html = createDocument({ page: aPage({ canonical: '/ferns' }) });
  expect(html).toContain('<link rel="canonical" href="https://fernhill.example/ferns">');
  expect(meta(html, 'og:url')).toBe('https://fernhill.example/ferns');
  expect(meta(html, 'og:image')).toBe('https://fernhill.example/media/share-1.png');
  expect(meta(html, 'og:locale')).toBe('en_IN');
  expect(meta(html, 'robots')).toBeUndefined();
});

test('a page hidden from search engines declares it, and has no canonical address', () => {
  const html = createDocument({ page: aPage({ noindex: true }) });
  expect(meta(html, 'robots')).toBe('noindex');
  expect(html).not.toContain('rel="canonical"');
});

test('the answer to a form never hydrates, but has the chosen theme', () => {
  const html = createDocument({ staysPlain: true });
  expect(html).toContain('<script>choose()</script>');
  expect(html).not.toContain('client-1');
});

describe('with critical rules, a page', () => {
  const firstStyles = { faces: '@font-face{}', rules: '.a{content:"</script>"}', end: 0 };
  const html = createDocument({ firstStyles });

  test('is painted with them, because the next script applies them; they may contain any text', () => {
    expect(html).toContain(
      '<script type="text/css" data-awaits="2">.a{content:"<\\/script>"}</script>\n<script>adopt()</script>\n',
    );
  });

  test('waits for its style sheets only without scripts', () => {
    expect(html).toContain(
      '<noscript><link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"></noscript>\n',
    );
  });

  test('has its font faces first, and the links to its style sheets after all visible content', () => {
    const styles = { ...assets.styles, print: '/assets/print.css' };
    expect(loadOrder(createDocument({ firstStyles, assets: { ...assets, styles } }))).toEqual([
      '<script type="text/css" data-faces>',
      '<script>choose()',
      '<noscript>',
      '<script type="text/css" data-awaits="2">',
      '<script>adopt()',
      '<body>',
      '<script>follow()',
      '<link rel="stylesheet" href="/assets/a.css" media="not all">',
      '<link rel="stylesheet" href="/assets/b.css" media="not all">',
      '<link rel="stylesheet" href="/assets/print.css" media="print">',
      '<script type="module" src="/assets/client-1.js">',
    ]);
    expect(createDocument({ firstStyles: { faces: '', rules: '', end: 0 } })).not.toContain('data-faces');
  });
});

test('in development it contains no scripts, because its head names them as files', () => {
  const { inline: _built, ...inDevelopment } = assets;
  expect(createDocument({ assets: inDevelopment })).not.toContain('<script>');
});

describe('with typefaces, a page', () => {
  const font = { family: 'A', address: '/media/a.woff2', style: 'normal', weight: '400' };
  const fonts = { files: [font], sheet: '/assets/fonts-1.css' };
  const html = createDocument({
    assets: { ...assets, fonts },
    firstStyles: { faces: '', rules: '.a{margin:0}', end: 0 },
  });

  test('lists them before the script that decides whether to use them, and preloads none', () => {
    expect(html).toMatch(
      /<script type="application\/json" data-fonts="\/assets\/fonts-1.css">.*<\/script>\n<script>choose/,
    );
    expect(html).not.toContain('preload');
  });

  test('loads their style sheet only without scripts', () => {
    const sheet = '<link rel="stylesheet" href="/assets/fonts-1.css">';
    expect(html.split(sheet)).toHaveLength(2);
    expect(html).toContain(`<noscript>${sheet}<link rel="stylesheet" href="/assets/a.css">`);
    expect(createDocument({ assets: { ...assets, fonts } })).toContain(`<noscript>${sheet}</noscript>`);
  });
});

test('contains no other inline script or style', () => {
  const inline = findMarkupProblems(createDocument()).filter((problem) => problem !== '<script>');
  expect(inline).toEqual([]);
  expect(createDocument()).toContain('src="/assets/client-1.js"></script>');
});
