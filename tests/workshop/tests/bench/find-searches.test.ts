import { expect, test } from 'vitest';
import { findSearches } from '../../bench/visits/find-searches.ts';
import type { BuiltPage } from '../../built/built-site.ts';

function page(route: string, html: string): BuiltPage {
  return { route, title: route, types: [route], forms: [], hasDialog: false, html, sections: [] };
}

test('a search uses two words of the first listed item that has two', () => {
  const pages = [
    page('/plain', '<h2>Nothing to search here</h2>'),
    page(
      '/list',
      `<h1>Above the field</h1><form><input class="box" type="search" name="q"></form><h2>Newest papers</h2>
      <ul><li><h3>One</h3></li><li><h3><a>The <b>Lantern</b> of a lantern: Songs</a></h3><h3>Other words</h3></li></ul>`,
    ),
    page('/bare', '<input type="search"><p>Only words of the text</p>'),
  ];
  expect(findSearches({ folder: '', pages, overlays: [], navigation: [] })).toEqual([
    { route: '/list', words: ['lantern', 'songs'] },
  ]);
});
