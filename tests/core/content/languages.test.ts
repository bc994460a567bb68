import { expect, test } from 'vitest';
import { addressIn, findLanguages, pageInLanguages } from '../../../src/core/content/languages/languages.ts';
import { alternates } from '../../../src/core/page/alternates.ts';
import { documentHtml, type DocumentInput } from '../../../src/core/page/document/document.ts';
import { originalRoute, toRoute, parseTranslation } from '../../../src/core/page/routes.ts';
import { aPage, aSite } from '../../helpers/resolved.ts';

const site = {
  language: 'en-GB',
  languages: [
    { code: 'hi', name: 'हिन्दी' },
    { code: 'en-GB', name: 'English' },
    { code: 'pt-BR', name: 'Português' },
  ],
};
const pages = [
  'index',
  'index.hi',
  'help/index',
  'help/index.hi',
  'help/pay',
  'help/pay.pt-BR',
  'lost.hi',
].map((name) => ({ file: `pages-config/${name}.json`, route: toRoute(`pages-config/${name}.json`) }));
const languages = findLanguages(site, pages);

test.each([
  ['index.json', '/'],
  ['index.hi.json', '/hi'],
  ['about.json', '/about'],
  ['about.hi.json', '/hi/about'],
  ['help/index.hi.json', '/hi/help'],
  ['help/pay.pt-BR.json', '/pt-BR/help/pay'],
  // This is no language code but the name of a page, which another rule refuses.
  ['v1.2.json', '/v1.2'],
  ['.hi.json', '/.hi'],
])('the file %s has the route %s', (file, route) => {
  expect(toRoute(`pages-config/${file}`)).toBe(route);
});

test('a translation is recognized by its name', () => {
  expect(parseTranslation('pages-config/a/b.hi.json')).toEqual({
    language: 'hi',
    original: 'pages-config/a/b.json',
  });
  expect(parseTranslation('pages-config/a.hi/b.json')).toBeUndefined();
});

test('a site lists its pages by language; a site without languages lists none', () => {
  expect(languages?.translated).toEqual({ hi: ['/', '/help'], 'pt-BR': ['/help/pay'] });
  expect(findLanguages({ language: 'en-GB' }, pages)).toBeUndefined();
});

test('a page in its languages, the original first; none for a single language', () => {
  expect(pageInLanguages(languages, '/help')).toEqual([
    { language: 'en-GB', name: 'English', to: '/help' },
    { language: 'hi', name: 'हिन्दी', to: '/hi/help' },
  ]);
  expect(pageInLanguages(languages, '/other')).toEqual([]);
  expect(pageInLanguages(undefined, '/help')).toEqual([]);
});

test.each([
  ['/help', '/hi/help'],
  ['/help/?a=1#pay', '/hi/help?a=1#pay'],
  ['/#top', '/hi#top'],
  ['/help/pay', '/help/pay'],
  ['#top', '#top'],
  ['//example.org/help', '//example.org/help'],
  ['https://example.org/', 'https://example.org/'],
])('in Hindi, %s leads to %s', (address, led) => {
  expect(addressIn(languages, 'hi', address)).toBe(led);
});

test("search engines get the address in each language, and the original's for all other languages", () => {
  expect(alternates('https://a.example', pageInLanguages(languages, '/'))).toEqual([
    ['en-GB', 'https://a.example/'],
    ['hi', 'https://a.example/hi'],
    ['x-default', 'https://a.example/'],
  ]);
  expect(alternates('https://a.example', undefined)).toEqual([]);
});

test('search engines do not get hidden pages, nor pages with another canonical address', () => {
  const reported = (hidden: Record<string, object>) => {
    const known = pages.map((page) => ({ ...page, head: { seo: hidden[page.route] ?? {} } }));
    return alternates('https://a.example', pageInLanguages(findLanguages(site, known), '/')).map(
      ([code]) => code,
    );
  };
  expect(reported({})).toEqual(['en-GB', 'hi', 'x-default']);
  expect(reported({ '/hi': { noindex: true } })).toEqual([]);
  expect(reported({ '/hi': { canonical: '/' } })).toEqual([]);
  expect(reported({ '/hi': { canonical: '/hi' } })).toEqual(['en-GB', 'hi', 'x-default']);
  const three = [...pages, { file: 'pages-config/index.pt-BR.json', route: '/pt-BR' }];
  const both = pageInLanguages(
    findLanguages(
      site,
      three.map((page) => ({ ...page, head: { seo: { noindex: page.route === '/' } } })),
    ),
    '/',
  );
  expect(alternates('', both).map(([code]) => code)).toEqual(['hi', 'pt-BR']);
  expect(both).toHaveLength(3);
});

test('a document declares its language, its direction and its other languages, unless it repeats another page', () => {
  const input = (page: Partial<DocumentInput['page']>): DocumentInput => ({
    site: aSite({ language: 'ar', direction: 'rtl' }),
    page: aPage({ languages: pageInLanguages(languages, '/help'), ...page }),
    assets: {
      script: '/loader.js',
      code: [],
      later: '/later.js',
      styles: { links: [] },
      ground: { light: '#fff', dark: '#000' },
      site: '/site.json',
      shareImage: '/share.png',
      head: '',
    },
    build: 'b',
    version: 'v',
    body: '',
  });
  const html = documentHtml(input({}));
  expect(html).toContain('<html lang="ar" dir="rtl"');
  expect(html.match(/<link rel="alternate"[^>]*>/g)).toEqual([
    '<link rel="alternate" hreflang="en-GB" href="https://fernhill.example/help">',
    '<link rel="alternate" hreflang="hi" href="https://fernhill.example/hi/help">',
    '<link rel="alternate" hreflang="x-default" href="https://fernhill.example/help">',
  ]);
  expect(documentHtml(input({ canonical: '/other' }))).not.toContain('rel="alternate"');
  expect(documentHtml(input({ noindex: true }))).not.toContain('rel="alternate"');
});

test('a translation is found by the route of its original, such as for the label before its title', () => {
  expect(originalRoute({ file: 'pages-config/news/a.hi.json', route: '/hi/news/a' })).toBe('/news/a');
  expect(originalRoute({ file: 'pages-config/news/a.json', route: '/news/a' })).toBe('/news/a');
  expect(originalRoute({ file: 'pages-config/_not-found.json', route: '' })).toBe('');
});
