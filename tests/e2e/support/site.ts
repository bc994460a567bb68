import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A test that fails when the browser reports anything: an error on the console, a warning, an exception. */
export const test = base.extend<{ quiet: string[] }>({
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        // The tests’ own setting keeps the worker away; what has to do with it is tested in offline.spec.ts.
        if (/blocked by Playwright/.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(error.message));
      await use(heard);
      expect(heard, 'the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and has it hydrated by a sign of intent, as a visitor would. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrate(page);
}

export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Follows a link inside the site that leads anywhere, as a click on it would, without loading a document. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, route);
}
