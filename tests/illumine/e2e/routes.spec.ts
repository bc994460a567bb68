import { headingsOf } from '../../helpers/markup.ts';
import { expect, test } from '../../e2e/support/site.ts';
import { ownSite } from '../../e2e/support/sites.ts';
import { headings } from './headings.ts';

test('every route of the specification is built', () => {
  const routes = ownSite.pages.map(({ route }) => route);
  expect(Object.keys(headings).filter((route) => !routes.includes(route))).toEqual([]);
});

test('each has the main heading that it is to have', () => {
  for (const { route, html } of ownSite.pages) {
    const main = headingsOf(html).find(({ level }) => level === 1);
    expect.soft(main?.text, route).toMatch(headings[route] ?? /./);
  }
});
