import type { Page } from '@playwright/test';
import { listPlacedForms } from '../../workshop/built/built-site.ts';
import { pressSend } from '../../workshop/shots/states/fill-form.ts';
import {
  expectToast,
  fillFormById,
  findFileForm,
  locateForm,
  plainForm,
  referencePattern,
  toast,
} from '../support/forms-under-test.ts';
import { expect, follow, waitForHydration, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* Every form of a site, sent to the real server by a hydrated page. All except the first belong to the
   long lane: the short walk sends one of each kind, in two other browsers. */

eachSite((site) => {
  for (const [turn, { id, page: at }] of listPlacedForms(site).entries()) {
    const tag = turn === 0 ? [] : '@long';
    const place = at.hasDialog ? 'dialog' : 'main';

    test(
      `${id}: it is stored, confirmed by a message, and the reference is shown`,
      { tag },
      async ({ page }) => {
        await openPage(page, at.route);
        await fillFormById(page, id, place);
        const answered = page.waitForResponse(`**/api/forms/${id}`);
        await pressSend(locateForm(page, id, place));
        expect((await answered).ok()).toBe(true);
        await expectToast(page);
        await expect(page.getByText(referencePattern).first()).toBeVisible();
      },
    );
  }

  for (const [place, { route }] of site.pages.filter(({ hasDialog }) => hasDialog).entries())
    test(
      `${route}: closing its dialog leads to the home page`,
      { tag: place === 0 ? [] : '@long' },
      async ({ page }) => {
        await openPage(page, route);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await dialog.locator('a[aria-label]').first().click();
        await expect(page).toHaveURL('/');
        await openPage(page, route);
        await page.mouse.click(10, 400);
        await expect(page).toHaveURL('/');
      },
    );

  const [longest] = listPlacedForms(site)
    .filter((form) => form.page.hasDialog)
    .toSorted((one, two) => two.page.html.length - one.page.html.length);
  if (longest) {
    test('only the questions of a dialog scroll, not its head', async ({ page }) => {
      await openPage(page, longest.page.route);
      const send = page.getByRole('dialog').locator('button[type=submit]');
      await send.evaluate((button) => button.scrollIntoView({ block: 'start' }));
      await expect(send).toBeInViewport();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    });

    test('in a low window, the head of a dialog scrolls away, and its confirmation is shown from the start', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await openPage(page, longest.page.route);
      const heading = page.getByRole('dialog').getByRole('heading').first();
      await expect(heading).toBeInViewport();
      await fillFormById(page, longest.id, 'dialog');
      await page.getByRole('dialog').locator('button[type=submit]').focus();
      await expect(heading).not.toBeInViewport();
      await pressSend(locateForm(page, longest.id, 'dialog'));
      await expect(page.getByText(referencePattern).first()).toBeInViewport();
    });
  }

  const [dialog] = site.overlays;
  const other = site.pages.find(({ hasDialog, route }) => !hasDialog && route !== '/')?.route ?? '/';
  const arrive = (page: Page, route: string) =>
    page.goto(route, { referer: `http://localhost:${site.port}${other}` });
  if (dialog !== undefined) {
    test('closing a dialog that opens over pages returns to the page that has led to it', async ({
      page,
    }) => {
      await arrive(page, dialog);
      await waitForHydration(page);
      await page.getByRole('dialog').locator('a[aria-label]').first().click();
      await expect(page).toHaveURL(other);
    });

    for (const by of ['×', 'Escape'])
      test(`before hydration, ${by} returns to the page that has led to such a dialog`, async ({ page }) => {
        await page.route(/\/assets\/hydrate.*\.js$/, () => undefined);
        await arrive(page, dialog);
        await expect(page.locator('dialog:modal')).toBeVisible();
        if (by === '×') await page.getByRole('dialog').locator('a[data-close]').click();
        else await page.keyboard.press(by);
        await expect(page).toHaveURL(other);
      });
  }

  const single = site.pages.find(({ hasDialog, route }) => hasDialog && !site.overlays.includes(route));
  if (single)
    test('any other dialog closes to the home page, wherever the visitor comes from', async ({ page }) => {
      await arrive(page, single.route);
      await waitForHydration(page);
      await page.getByRole('dialog').locator('a[aria-label]').first().click();
      await expect(page).toHaveURL('/');
      await page.route(/\/assets\/hydrate.*\.js$/, () => undefined);
      await arrive(page, single.route);
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/');
    });

  const plain = plainForm(site);
  if (plain) {
    test('a click closes a message', async ({ page }) => {
      await openPage(page, plain.page.route);
      await fillFormById(page, plain.id);
      await pressSend(locateForm(page, plain.id));
      await toast(page).click({ timeout: 2500 });
      await expect(toast(page)).toHaveCount(0, { timeout: 500 });
    });

    test('the code of forms is fetched only on pages with a form', async ({ page }) => {
      // Otherwise pages behind visible links are fetched with their code, and one of them may have a form.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
      const formCode = /\/assets\/form-\w+\.js$/;
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      const without = site.pages.find(({ forms }) => forms.length === 0);
      await openPage(page, without?.route ?? '/');
      await page.waitForLoadState('networkidle');
      expect(fetched.filter((name) => formCode.test(name))).toEqual([]);
      await follow(page, plain.page.route);
      await expect(locateForm(page, plain.id)).toBeVisible();
      expect(fetched.filter((name) => formCode.test(name))).toHaveLength(1);
    });
  }

  const withFile = findFileForm(site);
  if (withFile)
    test('a file attached before hydration is sent', async ({ page }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/hydrate.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(withFile.page.route);
      await fillFormById(page, withFile.id);
      release();
      await waitForHydration(page);
      await pressSend(locateForm(page, withFile.id));
      await expectToast(page);
    });
});
