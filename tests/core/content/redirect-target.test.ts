import { expect, test } from 'vitest';
import { redirectTarget } from '../../../src/core/content/redirects.ts';

test.each([
  ['/bread', '', '/bread'],
  ['/bread#rolls', '?from=mail', '/bread?from=mail#rolls'],
  ['/bread?kind=rye', '?from=mail', '/bread?kind=rye'],
  ['https://example.org/Größe', '', 'https://example.org/Gr%C3%B6%C3%9Fe'],
  ['https://example.org/a%20b\ud800', '?q=ü', 'https://example.org/a%20b%EF%BF%BD?q=%C3%BC'],
])('%s with %s leads to %s, which is valid in a header', (to, query, target) => {
  expect(redirectTarget(to, query)).toBe(target);
});
