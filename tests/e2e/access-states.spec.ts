import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { listPlacedForms, overlayOpener } from '../workshop/built/built-site.ts';
import type { BuiltSite } from '../workshop/built/built-site.ts';
import { pressSend, wordFields } from '../workshop/shots/states/fill-form.ts';
import { problems } from './support/axe.ts';
import {
  findFileForm,
  fillFormById,
  locateForm,
  paper,
  plainForm,
  toast,
} from './support/forms-under-test.ts';
import { smallTargets } from './probes/small-targets.ts';
import { findUnreadableText } from './probes/text-problems.ts';
import { expect, fetchDialog, follow, openPage, test } from './support/site.ts';
import { eachSite } from './support/sites.ts';
import { words } from './support/words.ts';

// The accessibility of a page after an action; every-page.spec.ts checks pages as they open.
test.setTimeout(180_000);

const expectNone = async (page: Page, widths?: number[], within?: string) =>
  expect.soft(await problems(page, widths, within)).toEqual([]);
const widths = [360, 768, 1440];

eachSite((site) => {
  const { navigation, pages, on } = site;
  const menus = navigation.filter(({ items }) => items);
  const [first = '/', second = '/'] = pages.filter(({ hasDialog }) => !hasDialog).map(({ route }) => route);

  test('open menus are accessible', async ({ page }) => {
    await openPage(page, '/');
    for (const { label } of menus) {
      await page.locator('header summary:visible', { hasText: label }).click();
      await expectNone(page, [1440]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator(`header summary[aria-label="${words.menu}"]`).click();
    for (const { label } of menus.slice(0, 1))
      await page.locator('header summary:visible', { hasText: label }).click();
    expect.soft(await page.evaluate(smallTargets)).toEqual([]);
    await expectNone(page, [360, 768]);
  });

  on('tabs', ({ route }) =>
    test('each tab is accessible, also in nested tabs', async ({ page }) => {
      await openPage(page, route);
      const tabs = page.getByRole('tablist').first().getByRole('tab');
      const shown = 'main [role=tabpanel]:not([hidden])';
      for (let index = 1; index < (await tabs.count()); index++) {
        await tabs.nth(index).click();
        await expectNone(page, widths, shown);
        for (const inner of await page.locator(`${shown} [role=tab]:visible`).all()) {
          if ((await inner.getAttribute('aria-selected')) === 'true') continue;
          await inner.click();
          await expectNone(page, widths, shown);
        }
      }
    }),
  );

  on('issue-browser', ({ route }) =>
    test('a chosen issue is accessible', async ({ page }) => {
      await openPage(page, route);
      const panel = page.locator('[role=tabpanel]:has(select)').last();
      if (await panel.count()) await page.locator(`#${await panel.getAttribute('aria-labelledby')}`).click();
      await page.locator('main select:visible').first().selectOption({ index: 1 });
      await expectNone(page, widths, 'main');
    }),
  );

  on('faq', ({ route }) =>
    test('each open question is accessible', async ({ page }) => {
      await openPage(page, route);
      for (const question of await page.locator('main summary').all()) {
        if (await question.evaluate((one) => !(one.parentElement as HTMLDetailsElement).open))
          await question.click();
        await expectNone(page, widths, 'main');
      }
    }),
  );

  const opener = overlayOpener(site);
  if (opener)
    test('the dialog with its errors is accessible', async ({ page }) => {
      await openPage(page, opener.page.route);
      const start = page.locator(`main a[href="${opener.to}"]`).first();
      await fetchDialog(page, start);
      await start.click();
      const form = page.getByRole('dialog').locator('[data-form]');
      await fillFormById(page, (await form.getAttribute('data-form')) ?? '', 'dialog');
      await wordFields(form).first().fill('  '); // The browser accepts an answer of blanks; the form does not.
      await pressSend(form);
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectNone(page, widths, 'dialog[open]');
      for (const [width, height] of [
        [320, 256],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect.soft(await page.evaluate(findUnreadableText)).toEqual([]);
      }
      expect.soft(await page.evaluate(smallTargets)).toEqual([]);
    });

  for (const { id, page: at, takesFiles } of listPlacedForms(site).filter(
    ({ page: { hasDialog } }) => !hasDialog,
  ))
    test(`${id}: errors, each described at its field`, async ({ page }) => {
      page.on('dialog', (alert) => void alert.accept());
      await openPage(page, at.route);
      const form = locateForm(page, id);
      await fillFormById(page, id);
      await wordFields(form).first().fill('  ');
      await pressSend(form);
      const invalid = form.locator('[aria-invalid=true]');
      await expect(invalid.first()).toBeVisible();
      for (const field of await invalid.all()) await expect(field).toHaveAccessibleDescription(/\w/);
      await expectNone(page, takesFiles ? [360] : widths, 'main');
    });

  const withFile = findFileForm(site);
  if (withFile)
    test('a refused file, an attached file and another row are accessible', async ({ page }) => {
      const { id, page: at } = withFile;
      await openPage(page, at.route);
      const form = locateForm(page, id);
      const file = form.locator('input[type=file]');
      await file.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('no') });
      await expect(form.locator('[data-state]').first()).toBeVisible();
      await expectNone(page);
      await file.setInputFiles(paper);
      const rows = form.locator('fieldset button[type=button]').first();
      if (await rows.count()) await rows.click();
      await expectNone(page);
    });

  for (const type of ['directory', 'paper-search'])
    on(type, ({ route }) =>
      test(`${type} is accessible with results and without`, async ({ page }) => {
        await openPage(page, route);
        for (const query of ['an', 'zzzz']) {
          await page.getByRole('searchbox').fill(query);
          await expect(page.getByRole('main').getByRole('status')).toContainText(query);
          await expectNone(page, widths, 'main');
        }
      }),
    );

  const plain = plainForm(site);
  if (plain)
    test('the message after sending is accessible', async ({ page }) => {
      await openPage(page, plain.page.route);
      await fillFormById(page, plain.id);
      await pressSend(locateForm(page, plain.id));
      await toast(page).hover(); // The message stays open while the pointer is on it.
      await expectNone(page, [1280]);
    });

  on('marquee', ({ route }) =>
    test('the moving line is accessible in motion', async ({ page }) => {
      await openPage(page, route);
      await page.locator('main').getByRole('button', { name: words.playMotion }).first().click();
      await expectNone(page);
    }),
  );

  test('the question about counting visits is accessible', async ({ page }) => {
    await page.route('**/assets/site-*.json', async (route) => {
      const answer = await route.fetch();
      const thirdParties = { webVitals: { endpoint: '/vitals' } };
      await route.fulfill({ json: { ...((await answer.json()) as object), thirdParties } });
    });
    await openPage(page, first);
    await expect(page.getByRole('region', { name: words.visits })).toBeVisible();
    await expectNone(page);
  });

  const lazy = withOwnCode(site);
  if (lazy)
    test("the error screen is accessible if the code of a section can't be loaded", async ({
      page,
      quiet,
    }) => {
      await openPage(page, '/');
      await page.route(`**/assets/${lazy.type}-*.js`, (route) => route.abort());
      await follow(page, lazy.route);
      await expect(page.getByRole('heading', { name: words.errorScreen })).toBeVisible();
      await expect(page.locator('main .lede')).not.toBeEmpty();
      await expectNone(page);
      quiet.length = 0; // The browser reports the missing code.
    });

  test.describe('with forced colours', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });

    test('the current item differs by more than its background', async ({ page }) => {
      await openPage(page, navigation.find(({ items, to }) => !items && to !== '/')?.to ?? '/');
      await expect(page.locator('header [aria-current]:visible').first()).toHaveCSS(
        'text-decoration-line',
        'underline',
      );
    });
    on('tabs', ({ route }) =>
      test('the chosen item differs by more than its background', async ({ page }) => {
        await openPage(page, route);
        await expect(page.locator('[role=tab][aria-selected=true]').first()).toHaveCSS(
          'text-decoration-line',
          'underline',
        );
      }),
    );
    on('reviews', ({ route }) =>
      test('the marks of the carousel are visible, and the current one differs from the others', async ({
        page,
      }) => {
        await openPage(page, route);
        const marks = page
          .locator('main')
          .getByRole('group', { name: words.chooseReview })
          .getByRole('button');
        await expect(marks.first()).toHaveAttribute('aria-current', 'true');
        const pictures = await Promise.all((await marks.all()).map((mark) => mark.screenshot()));
        const contrasts = await Promise.all(pictures.map(spreadOfLight));
        expect(contrasts.length).toBeGreaterThan(1);
        expect(Math.min(...contrasts)).toBeGreaterThan(100);
        expect(pictures[0]?.equals(pictures[1]!)).toBe(false);
      }),
    );
  });

  test('on a phone nothing floats over the page', async ({ page }) => {
    for (const [width, route] of [
      [360, first],
      [768, second],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await openPage(page, route);
      const floating = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => getComputedStyle(one).position === 'fixed' && one.checkVisibility())
          .filter((one) => one.getBoundingClientRect().height > 0)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(floating).toEqual([]);
    }
  });
}, '@long');

/** The difference between the lightest and the darkest value of a picture, of 255: 0 if it is one even colour. */
async function spreadOfLight(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  const [{ min, max } = { min: 0, max: 0 }] = channels;
  return max - min;
}

/** A page with a section that has its own file of code. */
function withOwnCode({ folder, pages }: BuiltSite): { route: string; type: string } | undefined {
  const [, application = ''] = /data-code="([^" ]+)/.exec(pages[0]?.html ?? '') ?? [];
  const code = readFileSync(path.join(folder, application), 'utf8');
  for (const { route, types, forms } of pages) {
    const type = types.find((each) => code.includes(`/${each}-`));
    if (type && forms.length === 0) return { route, type };
  }
  return undefined;
}
