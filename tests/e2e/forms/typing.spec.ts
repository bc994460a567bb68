import type { Page } from '@playwright/test';
import { mainOf } from '../../../src/tools/check/built/built-site.ts';
import { expect, open, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* A letter is shown at once and told to the form afterwards: nothing of it may be lost on the way. */

const form = 'main form[action^="/api/forms/"]';

eachSite(({ pages }) => {
  const asking = pages.find(
    (page) => !page.hasDialog && /<input[^>]* type="text"[^>]* required/.test(mainOf(page)),
  );
  if (!asking) throw new Error('No page has a form with a line that must be answered.');

  for (const [name, send] of [
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['the button', (page: Page) => page.locator(`${form} button[type=submit]`).click()],
  ] as const)
    test(`${name} sends the last letter too, however soon it follows`, async ({ page }) => {
      await open(page, asking.route);
      // The browser would hold the form back, as others are empty: the form’s own check tells what it was told.
      await page.locator(form).evaluate((element: HTMLFormElement) => (element.noValidate = true));
      const field = page.locator(`${form} input[type=text][required]`).first();
      await field.focus();
      await page.keyboard.type('A');
      await send(page);
      await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      await expect(field).toHaveValue('A');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });
});
