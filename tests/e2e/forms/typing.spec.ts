import type { Page } from '@playwright/test';
import { mainHtml } from '../../workshop/built/built-site.ts';
import { wordFields } from '../../workshop/shots/states/fill-form.ts';
import { findFileForm, locateForm } from '../support/forms-under-test.ts';
import { expect, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* A field shows a letter at once and passes it to the form later: no letter may be lost. */

const form = 'main form[action^="/api/forms/"]';

eachSite((site) => {
  const { pages } = site;
  const asking = pages.find(
    (page) => !page.hasDialog && /<input[^>]* type="text"[^>]* required/.test(mainHtml(page)),
  );
  if (!asking) throw new Error('No page has a form with a line that must be answered.');

  for (const [name, send] of [
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    ['the button', (page: Page) => page.locator(`${form} button[type=submit]`).click()],
  ] as const)
    test(
      `${name} sends the last typed letter too, even without a pause`,
      { tag: name === 'Enter' ? [] : '@long' },
      async ({ page }) => {
        await openPage(page, asking.route);
        // The browser would not submit the form because other fields are empty: the form’s own check shows the
        // received answers.
        await page.locator(form).evaluate((element: HTMLFormElement) => (element.noValidate = true));
        const field = page.locator(`${form} input[type=text][required]`).first();
        await field.focus();
        await page.keyboard.type('A');
        await send(page);
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
        await expect(field).toHaveValue('A');
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      },
    );

  const withFile = findFileForm(site);
  if (withFile)
    test('text that is typed during the check of a chosen file stays', { tag: '@long' }, async ({ page }) => {
      await openPage(page, withFile.page.route);
      const place = locateForm(page, withFile.id);
      const field = wordFields(place).first();
      await field.focus();
      const letters = 'A name that is typed while the file comes';
      const typing = page.keyboard.type(letters);
      // The check of a file ends between two letters or directly after one: the test types many.
      for (let count = 0; count < 20; count++)
        await place.locator('input[type=file]').evaluate(chooseFile, `${count}.pdf`);
      await typing;
      await expect(place.locator('[data-state]').first()).toHaveAttribute('data-state', /done|arriving/);
      await expect(field).toHaveValue(letters);
    });
});

/** Run in the page: chooses a file as a visitor would. */
function chooseFile(input: HTMLInputElement | SVGElement, name: string): void {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['%PDF-1.7\nA paper'], name, { type: 'application/pdf' }));
  (input as HTMLInputElement).files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
