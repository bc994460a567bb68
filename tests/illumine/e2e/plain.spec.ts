import { expect, test } from '../../e2e/support/site.ts';
import { entriesOn, papersInIssues } from './entries.ts';

test.use({ javaScriptEnabled: false });

test('all panels of the journal are visible, one below the other', async ({ page }) => {
  await page.goto('/journal');
  for (const name of ['Preliminary details', 'Editor-in-Chief', 'Associate Editors', 'Engineering']) {
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /Download file/ })).toHaveCount(papersInIssues());
});

test('all advisors and all reviews are visible', async ({ page }) => {
  await page.goto('/advisor');
  await expect(page.locator('main li:visible h2')).toHaveCount(entriesOn('/advisor', 'directory', 'items'));
  await page.goto('/client');
  await expect(page.locator('blockquote')).toHaveCount(entriesOn('/client', 'reviews', 'items'));
});

test('menus lead from the resources to the team without scripts', async ({ page }) => {
  await page.goto('/resource');
  await page.locator('header summary:visible', { hasText: 'About Us' }).click();
  await page.getByRole('link', { name: 'Our Team' }).first().click();
  await expect(page).toHaveURL('/team');
});

test('a link to a search says that the search needs scripts', async ({ page }) => {
  for (const route of ['/journal/search?q=soil', '/advisor?q=law']) {
    await page.goto(route);
    const note = page.locator('main noscript p');
    await expect(note, route).toBeVisible();
    await expect(note).toHaveText(/^The search needs JavaScript\./);
  }
});
