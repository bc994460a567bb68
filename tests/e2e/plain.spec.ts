import { expect, test } from './site.ts';
import { routes } from './routes.ts';

test.use({ javaScriptEnabled: false });

for (const [route, heading] of Object.entries(routes)) {
  test(`${route} can be read and followed without JavaScript`, async ({ page }) => {
    await page.goto(route);
    await expect(page.locator('main h1')).toHaveText(heading);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('dialog:visible')).toHaveCount(0);
    await expect(page.locator('[data-motion-toggle]:visible')).toHaveCount(0);
  });
}

test('menus and questions open by the browser alone', async ({ page }) => {
  await page.goto('/resource');
  await page.locator('header summary:visible', { hasText: 'About Us' }).click();
  await page.getByRole('link', { name: 'Our Team' }).first().click();
  await expect(page).toHaveURL('/team');
  await page.goto('/resource');
  const questions = page.locator('main details');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).toHaveAttribute('open', '');
  await expect(page.locator('main details[open]')).toHaveCount(1);
});

test('all panels of the journal stand one below the other', async ({ page }) => {
  await page.goto('/journal');
  for (const name of ['Preliminary details', 'Editor-in-Chief', 'Associate Editors', 'Engineering']) {
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /Download file/ })).toHaveCount(11);
});

test('all advisors and all reviews are there', async ({ page }) => {
  await page.goto('/advisor');
  await expect(page.locator('main li:visible h2')).toHaveCount(35);
  await page.goto('/client');
  await expect(page.locator('blockquote')).toHaveCount(5);
});
