import { expect, test } from 'vitest';
import { classifyContentFile } from '../../../src/core/content/content-file.ts';
import { isNotFound, unroutedPlace } from '../../../src/core/page/unrouted-pages.ts';

test.each([
  ['pages-config/_not-found.json', '/404', '404.html', '404.json'],
  ['pages-config/_not-found.hi.json', '/hi/404', 'hi/404.html', 'hi/404.json'],
  ['pages-config/_not-found.pt-BR.json', '/pt-BR/404', 'pt-BR/404.html', 'pt-BR/404.json'],
  ['pages-config/_offline.json', '/offline', 'offline.html', 'offline.json'],
])('%s is at %s', (file, route, html, data) => {
  expect(unroutedPlace(file)).toEqual({ route, files: { html, data } });
  expect(classifyContentFile(file)).toBe('unrouted');
  expect(isNotFound(file)).toBe(route.endsWith('/404'));
});

test('only the not-found page exists in several languages, and only at the top', () => {
  for (const name of ['_offline.hi.json', '_site.hi.json', 'help/_not-found.json', 'help/_not-found.hi.json'])
    expect(classifyContentFile(`pages-config/${name}`)).toBe('stray');
});
