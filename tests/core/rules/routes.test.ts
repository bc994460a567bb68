import { expect, test } from 'vitest';
import { toRoute, routeOfLink } from '../../../src/core/page/routes.ts';

test.each([
  ['pages-config/index.json', '/'],
  ['pages-config/bread.json', '/bread'],
  ['pages-config/mossGarden.json', '/mossGarden'],
  ['pages-config/notes/index.json', '/notes'],
  ['pages-config/notes/v1/i1/index.json', '/notes/v1/i1'],
  ['pages-config/notes/v1/i1/reading.json', '/notes/v1/i1/reading'],
])('%s is %s', (path, route) => {
  expect(toRoute(path)).toBe(route);
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
