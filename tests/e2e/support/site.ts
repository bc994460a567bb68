import { test as base, expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { withoutMotion } from './wait-until-settled.ts';

/**
 * A test that fails if the browser reports anything: an error on the console, a warning, an exception. Motion
 * is paused unless the test sets `motion`: films take a sixth of the CPU time of all tests.
 */
export const test = base.extend<{ motion: boolean; quiet: string[] }>({
  motion: [false, { option: true }],
  quiet: [
    async ({ page, motion }, use) => {
      if (!motion) await withoutMotion(page);
      const consoleMessages: string[] = [];
      page.on('console', (message) => {
        // The tests’ own setting disables the worker; offline.spec.ts tests it.
        if (/blocked by Playwright/.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning')
          consoleMessages.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => consoleMessages.push(error.message));
      await use(consoleMessages);
      // A handler may still wait for a response that the test does not need.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(consoleMessages, 'the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and hydrates it by a sign of intent, as a visitor would. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
}

/** Follows a link within the site to any page, as a click on it would, without loading a document. */
export async function follow(page: Page, route: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, route);
}

/**
 * Waits for all files of a dialog, as a pointer over its link loads them: if they take longer than 0.7 s, the
 * link leads to a page instead.
 */
export async function fetchDialog(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/form-(?!uploads-)/.test(name)),
  );
}
