import { expect, test } from 'vitest';
import { dataAddress, isFileAddress, normalRoute } from '../../../src/core/page/page-address.ts';

test.each([
  ['/', '/index.json'],
  ['/about', '/about/index.json'],
  ['/notes/v1/i1', '/notes/v1/i1/index.json'],
])('the data of %s are at %s', (route, address) => {
  expect(dataAddress(route)).toBe(address);
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/notes/v1//', '/notes/v1'],
])('%s is the route %s', (pathname, route) => {
  expect(normalRoute(pathname)).toBe(route);
});

test.each([
  ['/feed.xml', true],
  ['/notes/v1.2/plan.pdf', true],
  ['/.well-known', true],
  ['/notes/v1.2/plan', false],
  ['/notes.', false],
  ['/a.b.', true],
  ['/notes/', false],
])('%s is the address of a file: %s', (pathname, isFile) => {
  expect(isFileAddress(pathname)).toBe(isFile);
});
