import { expect, test } from 'vitest';
import { dataAddress, normalRoute } from '../../../src/core/page/page-address.ts';

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
