import { expect, test } from 'vitest';
import { routeOf, routeOfLink } from '../../src/core/page/routes.ts';

test.each([
  ['pages-config/index.json', '/'],
  ['pages-config/aws.json', '/aws'],
  ['pages-config/journalResearch.json', '/journalResearch'],
  ['pages-config/journal/index.json', '/journal'],
  ['pages-config/journal/v1/i1/index.json', '/journal/v1/i1'],
  ['pages-config/journal/v1/i1/reading.json', '/journal/v1/i1/reading'],
])('%s is %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about?from=home#team', '/about'],
  ['/#reviews', '/'],
])('a link to %s leads to %s', (href, route) => {
  expect(routeOfLink(href)).toBe(route);
});
