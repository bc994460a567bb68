import { expect, test } from '../../e2e/support/site.ts';
import { ownSite } from '../../e2e/support/sites.ts';
import { headings } from './headings.ts';

test('every route of the specification is built', () => {
  const routes = ownSite.pages.map(({ route }) => route);
  expect(Object.keys(headings).filter((route) => !routes.includes(route))).toEqual([]);
});

test('each has the main heading that it is to have', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [route, heading] of Object.entries(headings)) {
    await page.goto(route);
    await expect.soft(page.locator('main h1'), route).toHaveText(heading);
  }
});
