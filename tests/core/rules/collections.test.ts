import { expect, test } from 'vitest';
import { collect, pagesWithTemplate } from '../../../src/core/content/collections.ts';
import type { CollectedPage } from '../../../src/core/content/collections.ts';
import { findDownload } from '../../../src/core/content/media.ts';
import type { JsonObject } from '../../../src/core/content/valid-page.ts';

function page(route: string, data: JsonObject): CollectedPage {
  return { route, file: `pages-config${route}.json`, data };
}

test('services are pages with a tile, by order, then by title', () => {
  const pages = [
    page('/d', { tile: { title: 'Delta' } }),
    page('/c', { tile: { title: 'Charlie', order: 20 } }),
    page('/x', {}),
    page('/b', { tile: { title: 'Bravo' } }),
    page('/a', { tile: { title: 'Alpha', order: 10 } }),
  ];
  expect(
    collect(pages)
      .get('services')
      ?.map(({ to }) => to),
  ).toEqual(['/a', '/c', '/b', '/d']);
});

test('a collection of an extension is found by its name, like the services', () => {
  const pages = [page('/a', { template: { type: 'note', title: 'A' } }), page('/b', {})];
  const found = collect(pages, [(all) => ({ notes: pagesWithTemplate(all, 'note'), others: [] })]);
  expect([...found.keys()]).toEqual(['services', 'notes', 'others']);
  expect(found.get('notes')).toEqual([{ to: '/a', page: pages[0], data: { type: 'note', title: 'A' } }]);
});

test('a file is found by its path, or next to the page that names it', () => {
  const media = new Map([
    ['downloads/a.pdf', { path: 'downloads/a.pdf', bytes: 1 }],
    [
      'journal/v1/i1/x.pdf',
      { path: 'journal/v1/i1/x.pdf', file: 'pages-config/journal/v1/i1/x.pdf', bytes: 2 },
    ],
  ]);
  const from = 'pages-config/journal/v1/i1/x.json';
  expect(findDownload(media, 'downloads/a.pdf', from)?.bytes).toBe(1);
  expect(findDownload(media, 'x.pdf', from)?.bytes).toBe(2);
  expect(findDownload(media, 'journal/v1/i1/x.pdf', 'pages-config/index.json')?.bytes).toBe(2);
  expect(findDownload(media, 'x.pdf', 'pages-config/index.json')).toBeUndefined();
});
