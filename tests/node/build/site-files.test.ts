import { expect, test } from 'vitest';
import { siteFiles } from '../../../src/site-build/pages/shared/site-files.ts';
import { aPage, aSite } from '../../helpers/resolved.ts';

const pages = [
  aPage({ route: '/', canonical: '/' }),
  aPage(),
  aPage({ route: '/a&b', canonical: '/a&b' }),
  aPage({ route: '/closed', canonical: '/closed', noindex: true }),
  aPage({ route: '/about-ferns', canonical: '/ferns' }),
];
const nothing = { changes: new Map<string, string>(), headers: new Map<string, Record<string, string>>() };
const files = siteFiles(aSite(), pages, nothing, { ground: '#fdfdfb' });

test('the sitemap has each indexable page once, absolute and escaped', () => {
  const found = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(found).toEqual([
    'https://fernhill.example/',
    'https://fernhill.example/a&amp;b',
    'https://fernhill.example/about',
  ]);
});

test('robots.txt names the sitemap and excludes no crawler', () => {
  expect(files.get('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://fernhill.example/sitemap.xml\n',
  );
});

test('the redirects file covers an address with and without a final slash; without redirects there is no file', () => {
  const redirects = [
    { from: '/old', to: '/about#team' },
    { from: '/downloads/old.pdf', to: '/downloads/new.pdf' },
    { from: '/gone' },
  ];
  const withRedirects = siteFiles(aSite(), pages, { ...nothing, redirects }, { ground: '#fdfdfb' });
  expect(withRedirects.get('_redirects')).toBe(
    '/old /about#team 308\n/old/ /about#team 308\n/downloads/old.pdf /downloads/new.pdf 308\n',
  );
  expect(files.has('_redirects')).toBe(false);
});

test('static hosts get the not-found page of a language, after the redirects', () => {
  const more = { ...nothing, redirects: [{ from: '/hi/old', to: '/hi' }], notFound: ['hi/404.html'] };
  expect(siteFiles(aSite(), pages, more, { ground: '#fdfdfb' }).get('_redirects')).toBe(
    '/hi/old /hi 308\n/hi/old/ /hi 308\n/hi/* /hi/404.html 404\n',
  );
});

test('the headers file gives every address the policy, and hashed files a long lifetime', () => {
  const blocks = Object.fromEntries(
    (files.get('_headers') ?? '')
      .trim()
      .split('\n\n')
      .map((block) => {
        const [address = '', ...lines] = block.split('\n');
        return [address, lines.map((line) => line.trim())];
      }),
  );
  expect(Object.keys(blocks)).toEqual([
    '/*',
    '/assets/*',
    '/media/*',
    '/sw.js',
    '/build.json',
    '/speculation-rules.json',
  ]);
  expect(blocks['/*']).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Content-Security-Policy: default-src 'none'; /),
      'X-Content-Type-Options: nosniff',
      'Speculation-Rules: "/speculation-rules.json"',
      'Cache-Control: public, max-age=0, must-revalidate',
    ]),
  );
  // Without `!` a host would send both headers.
  expect(blocks['/assets/*']).toEqual([
    '! Cache-Control',
    'Cache-Control: public, max-age=31536000, immutable',
  ]);
  expect(blocks['/media/*']).toEqual(blocks['/assets/*']);
  expect(blocks['/sw.js']).toEqual(['! Cache-Control', 'Cache-Control: no-cache']);
});

test('the headers file depends on the configuration', () => {
  const site = aSite({ thirdParties: { map: { src: 'https://maps.example.org/embed' } } });
  const wide = siteFiles(site, pages, nothing, { ground: '#fdfdfb' });
  expect(wide.get('_headers')).toContain('frame-src https://maps.example.org;');
});

test('the content policy in the headers file allows the inline script by its hash', () => {
  const named = siteFiles(aSite(), pages, nothing, { ground: '#fdfdfb' }, "'sha256-abc='");
  expect(named.get('_headers')).toContain("script-src 'self' 'sha256-abc=';");
});

test('the manifest is JSON with the site’s name and its icons', () => {
  const manifest = JSON.parse(files.get('site.webmanifest') ?? '') as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Fernhill: Light on your work');
  expect(manifest.icons.map(({ src }) => src)).toContain('/icon-512.png');
});

test('the manifest has the app shortcuts of _site.json', () => {
  const app = { shortName: 'Lamp', shortcuts: [{ label: 'Notes', to: '/notes' }], categories: ['books'] };
  const built = siteFiles(aSite(), pages, nothing, { app, ground: '#fdfdfb' });
  const manifest = JSON.parse(built.get('site.webmanifest') ?? '') as Record<string, unknown>;
  expect(manifest).toMatchObject({
    id: '/',
    scope: '/',
    start_url: '/',
    short_name: 'Lamp',
    theme_color: '#fdfdfb',
    categories: ['books'],
  });
  expect(manifest['shortcuts']).toMatchObject([{ name: 'Notes', url: '/notes' }]);
});
