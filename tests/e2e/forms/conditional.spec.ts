import { pressSend, wordFields } from '../../workshop/shots/states/fill-form.ts';
import { problems } from '../support/axe.ts';
import { answer, choose, conditionalForms, control } from '../support/conditional-forms.ts';
import { fillFormById, locateForm, referencePattern } from '../support/forms-under-test.ts';
import { expect, waitForHydration, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* Questions that are asked only after certain answers, with and without scripts. */

eachSite((site) => {
  for (const { id, page: at, decider, asked, conditional } of conditionalForms(site)) {
    const required = asked.find(({ isRequired }) => isRequired);

    test.describe(`${id}: a conditional question`, () => {
      test('is hidden until a choice opens it; then its name is announced and the focus stays', async ({
        page,
      }) => {
        await openPage(page, at.route);
        const form = locateForm(page, id);
        for (const name of conditional) await expect(control(form, name)).toHaveCount(0);
        await choose(form, decider.name, decider.yes);
        const announcement = form.locator('[aria-live=polite]', { hasText: asked[0]!.title });
        await expect(announcement).toHaveCount(1);
        for (const { name, title, isRequired } of asked) {
          await expect(control(form, name)).toBeVisible();
          await expect(announcement).toContainText(title);
          await expect(control(form, name)).toHaveJSProperty('required', isRequired);
        }
        const focused = page.locator(':focus');
        if ((await focused.count()) > 0) await expect(focused).toHaveAttribute('name', decider.name);
        const names = await form
          .locator('[name]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
        expect(names.lastIndexOf(decider.name)).toBe(names.indexOf(asked[0]!.name) - 1);
        expect(await problems(page, [360, 1440], `[data-form="${id}"]`)).toEqual([]);
        await choose(form, decider.name, decider.no);
        for (const { name } of asked) await expect(control(form, name)).toHaveCount(0);
        await expect(announcement).toHaveCount(0);
      });

      test('is sent and on the receipt if it is asked', async ({ page }) => {
        await openPage(page, at.route);
        const form = locateForm(page, id);
        await choose(form, decider.name, decider.yes);
        await fillFormById(page, id);
        await choose(form, decider.name, decider.yes);
        for (const { name } of asked) await answer(control(form, name));
        const sent = page.waitForRequest(`**/api/forms/${id}`);
        await pressSend(form);
        expect((await sent).postDataJSON()).toMatchObject(
          Object.fromEntries(asked.map(({ name }) => [name, expect.anything() as unknown])),
        );
        await page.locator('main a[href*="ref="]').first().click();
        for (const { title } of asked)
          await expect(page.getByRole('term').filter({ hasText: title })).toBeVisible();
      });

      test('is not sent after the choice has hidden it, and returns with its answer if the choice is undone', async ({
        page,
      }) => {
        await openPage(page, at.route);
        const form = locateForm(page, id);
        await fillFormById(page, id);
        await choose(form, decider.name, decider.yes);
        for (const { name } of asked) await answer(control(form, name));
        const typed = await control(form, asked[0]!.name).inputValue();
        await choose(form, decider.name, decider.no);
        await choose(form, decider.name, decider.yes);
        await expect(control(form, asked[0]!.name)).toHaveValue(typed);
        await page.waitForTimeout(500);
        await page.reload();
        await waitForHydration(page);
        await expect(control(form, asked[0]!.name)).toHaveValue(typed);
        await choose(form, decider.name, decider.no);
        const sent = page.waitForRequest(`**/api/forms/${id}`);
        const answered = page.waitForResponse(`**/api/forms/${id}`);
        await pressSend(form);
        const body = (await sent).postDataJSON() as object;
        expect(Object.keys(body).filter((name) => conditional.includes(name))).toEqual([]);
        expect((await answered).status()).toBe(201);
      });

      // In some forms the conditional questions are optional.
      if (required) {
        test('a missing answer that the server reports is shown, with advice', async ({ page, quiet }) => {
          await openPage(page, at.route);
          const form = locateForm(page, id);
          await fillFormById(page, id);
          await choose(form, decider.name, decider.yes);
          await control(form, required.name).fill('   ');
          await pressSend(form);
          const alert = page.getByRole('alert');
          await expect(alert.getByRole('link')).toHaveCount(1);
          await alert.getByRole('link').click();
          await expect(control(form, required.name)).toBeFocused();
          await expect(control(form, required.name)).toHaveAttribute('aria-invalid', 'true');
          await choose(form, decider.name, decider.no);
          await expect(alert).toHaveCount(0);
          expect(quiet).toEqual([]);
        });
      }

      test('appears if the answer was given before hydration', { tag: '@long' }, async ({ page }) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\/assets\/hydrate.*\.js$/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(at.route);
        const form = locateForm(page, id);
        await choose(form, decider.name, decider.yes);
        release();
        await waitForHydration(page);
        for (const { name } of asked) await expect(control(form, name)).toBeVisible();
      });

      test('is hidden before hydration too', async ({ page }) => {
        await page.route(/\/assets\/hydrate.*\.js$/, () => undefined);
        await page.goto(at.route);
        for (const name of conditional) await expect(control(locateForm(page, id), name)).toBeHidden();
      });

      test(
        'is on the page that the server renders as the response, which is not hydrated',
        { tag: '@long' },
        async ({ page, quiet }) => {
          await page.route(/\/assets\/hydrate.*\.js$/, () => undefined);
          await page.goto(at.route);
          const form = locateForm(page, id);
          await fillFormById(page, id);
          await choose(form, decider.name, decider.no);
          await wordFields(form).first().fill('   ');
          await pressSend(form);
          await expect(page.getByRole('alert')).toBeVisible();
          for (const name of conditional) await expect(control(form, name)).toBeVisible();
          expect(await problems(page, [360, 1440], `[data-form="${id}"]`)).toEqual([]);
          // The browser itself reports the status 422.
          quiet.length = 0;
        },
      );

      test.describe('without scripts', () => {
        test.use({ javaScriptEnabled: false });

        test('is visible with the condition on which it must be answered', async ({ page }) => {
          await page.goto(at.route);
          const form = locateForm(page, id);
          for (const { name } of asked) {
            await expect(control(form, name)).toBeVisible();
            await expect(control(form, name)).toHaveJSProperty('required', false);
            const group = form.getByRole('group').filter({ has: page.locator(`[name="${name}"]`) });
            await expect(group).toHaveAccessibleName(
              new RegExp(`${literal(decider.title)}.*${literal(decider.label)}`),
            );
          }
        });

        if (required) {
          test('is required by the server, and accepted', async ({ page, quiet }) => {
            await page.goto(at.route);
            const form = locateForm(page, id);
            await fillFormById(page, id);
            await choose(form, decider.name, decider.yes);
            await control(form, required.name).fill('');
            await pressSend(form);
            const alert = page.getByRole('alert');
            await expect(alert.getByRole('link')).toHaveCount(1);
            await alert.getByRole('link').click();
            await expect(control(form, required.name)).toBeFocused();
            await answer(control(form, required.name));
            await pressSend(form);
            await expect(page.getByText(referencePattern)).toBeVisible();
            // The browser itself reports the status 422.
            quiet.length = 0;
          });
        }

        test(
          'may have an answer although it is not asked: the answer is ignored',
          { tag: '@long' },
          async ({ page }) => {
            await page.goto(at.route);
            const form = locateForm(page, id);
            await fillFormById(page, id);
            for (const { name } of asked) await answer(control(form, name));
            await choose(form, decider.name, decider.no);
            await pressSend(form);
            await expect(page.getByText(referencePattern)).toBeVisible();
          },
        );
      });
    });
  }
});

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
