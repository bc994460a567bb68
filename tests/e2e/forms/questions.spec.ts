import type { Locator } from '@playwright/test';
import { listPlacedForms } from '../../workshop/built/built-site.ts';
import { pressSend } from '../../workshop/shots/states/fill-form.ts';
import { fillFormById, locateForm, referencePattern } from '../support/forms-under-test.ts';
import { expect, waitForHydration, openPage, test } from '../support/site.ts';
import { eachSite, ownSite } from '../support/sites.ts';

/* Every kind of question, in every form. */

/** Two checkboxes with one name. */
const severalBoxes = /type="checkbox" name="([^"]+)"[^]*type="checkbox" name="\1"/;

/** Questions that a visitor may leave untouched and that have no default. */
const untouchedChoices = [
  'select:not([required]):has(option[value=""])',
  '[role=radiogroup]:not(:has(:required)) input',
  '[role=group] > label > input[type=checkbox]',
].join(', ');

eachSite((site) => {
  const forms = listPlacedForms(site).filter(({ page, takesFiles, asksPassword }) => {
    return !page.hasDialog && !takesFiles && !asksPassword;
  });

  for (const [turn, { id, page: at }] of forms.entries()) {
    const tag = turn === 0 && site.name === ownSite.name ? [] : '@long';
    test(`${id}: no unanswered question is sent`, { tag }, async ({ page }) => {
      await openPage(page, at.route);
      const form = locateForm(page, id);
      await fillFormById(page, id);
      const untouched = await controlNames(form.locator(untouchedChoices));
      const sent = page.waitForRequest(`**/api/forms/${id}`);
      await pressSend(form);
      const answers = (await sent).postDataJSON() as Record<string, unknown>;
      const given = Object.entries(answers).filter(
        ([, value]) => !(Array.isArray(value) && value.length === 0),
      );
      expect(given.map(([name]) => name).filter((name) => untouched.includes(name))).toEqual([]);
      await expect(page.getByText(referencePattern).first()).toBeVisible();
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test(`${id}: every choice can be made, and is accepted`, { tag }, async ({ page }) => {
        await page.goto(at.route);
        const form = locateForm(page, id);
        await fillFormById(page, id);
        for (const choice of await form.locator('select').all()) await choice.selectOption({ index: 1 });
        for (const box of await form.locator('input[type=checkbox]').all()) await box.check();
        for (const box of await form.locator('input[type=radio]').all()) await box.check();
        await pressSend(form);
        await expect(page.getByText(referencePattern).first()).toBeVisible();
      });
    });
  }

  const ticked = forms.find(({ page: { html } }) => severalBoxes.test(html));
  if (ticked)
    test('checkboxes ticked before hydration stay ticked, and are sent', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/hydrate.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(ticked.page.route);
      const form = locateForm(page, ticked.id);
      await fillFormById(page, ticked.id);
      const boxes = form.locator('[role=group] > label > input[type=checkbox]');
      const [name = ''] = await controlNames(boxes);
      const values = await boxes.evaluateAll((found) => found.map((box) => (box as HTMLInputElement).value));
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      release();
      await waitForHydration(page);
      await expect(boxes.nth(0)).toBeChecked();
      await expect(boxes.nth(1)).toBeChecked();
      const sent = page.waitForRequest(`**/api/forms/${ticked.id}`);
      await pressSend(form);
      expect(((await sent).postDataJSON() as Record<string, unknown>)[name]).toEqual(values.slice(0, 2));
    });
});

function controlNames(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((found) => found.map((control) => control.getAttribute('name') ?? ''));
}
