import { expect, test } from 'vitest';
import { collect } from '../../src/core/content/collections.ts';
import { readJson } from '../../src/core/json/json-source.ts';
import { findMedia } from '../../src/core/content/media.ts';
import type { JsonObject, ValidPage } from '../../src/core/validate.ts';

function page(route: string, data: JsonObject): ValidPage {
  const file = `pages-config${route}.json`;
  return { route, file, data, source: readJson({ path: file, text: JSON.stringify(data) }) };
}

test('services are pages with a tile, by order, then by title', () => {
  const pages = [
    page('/d', { tile: { title: 'Delta' } }),
    page('/c', { tile: { title: 'Charlie', order: 20 } }),
    page('/x', {}),
    page('/b', { tile: { title: 'Bravo' } }),
    page('/a', { tile: { title: 'Alpha', order: 10 } }),
  ];
  expect(collect(pages).services.map(({ to }) => to)).toEqual(['/a', '/c', '/b', '/d']);
});

test('papers come newest issue first, issues oldest first', () => {
  const paper = (title: string, issue: number) =>
    page(`/${title}`, { template: { type: 'paper', title, volume: 1, issue } });
  const issue = (number: number) =>
    page(`/i${number}`, { template: { type: 'issue', volume: 1, issue: number } });
  const { papers, issues } = collect([paper('b', 1), issue(2), paper('c', 2), issue(1), paper('a', 1)]);
  expect(papers.map(({ to }) => to)).toEqual(['/c', '/a', '/b']);
  const paged = collect([
    page('/z', { template: { type: 'paper', title: 'a', pages: { first: 7 } } }),
    paper('y', 1),
  ]);
  expect(paged.papers.map(({ to }) => to)).toEqual(['/y', '/z']);
  expect(issues.map(({ to }) => to)).toEqual(['/i1', '/i2']);
});

test('a file is found by its path, or beside the page that names it', () => {
  const media = new Map([
    ['downloads/a.pdf', { path: 'downloads/a.pdf', bytes: 1 }],
    ['journal/v1/i1/x.pdf', { path: 'journal/v1/i1/x.pdf', bytes: 2 }],
  ]);
  const from = 'pages-config/journal/v1/i1/x.json';
  expect(findMedia(media, 'downloads/a.pdf', from)?.bytes).toBe(1);
  expect(findMedia(media, 'x.pdf', from)?.bytes).toBe(2);
  expect(findMedia(media, 'journal/v1/i1/x.pdf', 'pages-config/index.json')?.bytes).toBe(2);
  expect(findMedia(media, 'x.pdf', 'pages-config/index.json')).toBeUndefined();
});
