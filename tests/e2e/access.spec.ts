import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';
import { routes } from './routes.ts';

for (const route of Object.keys(routes)) {
  test(`${route} has no fault that axe finds, at rest`, async ({ page }) => {
    await open(page, route);
    await expectNoViolation(page);
  });
}

test('menus, open', async ({ page }) => {
  await open(page, '/');
  for (const name of ['About Us', 'Resources']) {
    await page.locator('header summary:visible', { hasText: name }).click();
    await expectNoViolation(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('header summary[aria-label="Menu"]').click();
  await page.locator('header summary:visible', { hasText: 'About Us' }).click();
  await expectNoViolation(page);
});

test('each tab of the journal, open', async ({ page }) => {
  await open(page, '/journal');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await expect(tabs).toHaveCount(6);
  for (let index = 0; index < 6; index++) {
    await tabs.nth(index).click();
    await expectNoViolation(page);
  }
});

test('dialogs, open', async ({ page }) => {
  await open(page, '/aws');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);
  await open(page, '/register');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);
});

test('questions, each open, and the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/resource');
  for (const question of await page.locator('main summary').all()) {
    await question.click();
    await expectNoViolation(page);
  }
  for (const route of ['/', '/journal', '/client', '/advisor', '/pricing']) {
    await open(page, route);
    await expectNoViolation(page);
  }
});

async function expectNoViolation(page: Page): Promise<void> {
  await page.waitForTimeout(300); // Transitions of 240 ms must be over: axe measures colours as they are.
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
