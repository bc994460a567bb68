import { listPlacedForms } from '../../workshop/built/built-site.ts';
import { pressSend, wordFields } from '../../workshop/shots/states/fill-form.ts';
import {
  expectToast,
  fillFormById,
  findFileForm,
  locateForm,
  plainForm,
  referencePattern,
} from '../support/forms-under-test.ts';
import { expect, waitForHydration, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

/* Forms before hydration, and without it. */

const application = /\/assets\/hydrate.*\.js$/;

eachSite((site) => {
  const plain = plainForm(site);
  if (plain) {
    const { id, page: at } = plain;

    test('answers that were typed or chosen before hydration stay', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(application, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(at.route);
      const form = locateForm(page, id);
      await fillFormById(page, id);
      const [first, last] = [wordFields(form).first(), wordFields(form).last()];
      await first.fill('Typed early');
      await last.fill('');
      await page.waitForTimeout(3000);
      await last.pressSequentially('0000');
      release();
      await waitForHydration(page);
      await last.pressSequentially('0');
      await expect(last).toBeFocused();
      const sent = page.waitForRequest(`**/api/forms/${id}`);
      await pressSend(form);
      const values = Object.values((await sent).postDataJSON() as object);
      expect(values).toContain('Typed early');
      expect(values).toContain('00000');
      await expectToast(page);
    });

    test('before hydration the browser itself sends a form', async ({ page }) => {
      await page.route(application, () => undefined);
      await page.goto(at.route);
      await fillFormById(page, id);
      await pressSend(locateForm(page, id));
      await expect(page).toHaveURL(/\/receipt\?/);
      await expect(page.getByText(referencePattern)).toBeVisible();
    });
  }

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    if (plain)
      test('a form returns with its errors and all answers, and ends with a receipt', async ({
        page,
        quiet,
      }) => {
        const { id, page: at } = plain;
        await page.goto(at.route);
        const form = locateForm(page, id);
        const [first, last] = [wordFields(form).first(), wordFields(form).last()];
        await fillFormById(page, id);
        await first.fill('   ');
        await last.fill('Two lines\nof text');
        await pressSend(form);
        await expect(page.getByRole('heading', { name: words.oneError })).toBeVisible();
        await expect(first).toHaveAttribute('aria-invalid', 'true');
        await expect(last).toHaveValue(/^Two lines\s?of text$/);
        await page.getByRole('alert').getByRole('link').first().click();
        await expect(first).toBeFocused();
        await first.fill('Asha');
        await pressSend(form);
        await expect(page).toHaveURL(new RegExp(`/receipt\\?form=${id}&ref=`));
        await expect(page.getByText(referencePattern)).toBeVisible();
        // The browser reports the status 422 on its console.
        quiet.length = 0;
      });

    const withFile = findFileForm(site);
    if (withFile)
      test('on a phone, the file question has enough space for the browser’s words', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(withFile.page.route);
        const input = locateForm(page, withFile.id).locator('input[type=file]').first();
        // “Choose file” and “No file chosen”.
        expect((await input.boundingBox())?.width).toBeGreaterThan(230);
      });

    for (const { id, page: at, asksPassword } of listPlacedForms(site))
      test(`${id} ends with a receipt`, async ({ page }) => {
        await page.goto(at.route);
        await fillFormById(page, id);
        await pressSend(locateForm(page, id));
        await expect(page.getByText(referencePattern)).toBeVisible();
        if (asksPassword) expect(page.url()).not.toContain('monsoon');
      });
  });
});
