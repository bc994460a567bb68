import type { Page } from '@playwright/test';
import { overlayOpener } from '../workshop/built/built-site.ts';
import { expect, fetchDialog, openPage } from './support/site.ts';
import { eachSite } from './support/sites.ts';
import { words } from './support/words.ts';
import { testWithWorkerPages } from './support/worker-page.ts';

const test = testWithWorkerPages({});

// The keyboard contracts of the ARIA Authoring Practices: one test for each of their sentences.
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

eachSite((site) => {
  const { navigation, pages } = site;
  const [menu] = navigation.filter(({ items }) => items);

  if (menu)
    test.describe('navigation is a disclosure navigation', () => {
      const button = (page: Page) => page.locator('header summary:visible', { hasText: menu.label });
      const opened = (page: Page) => page.locator('header details[open]');
      test.beforeEach(async ({ page }) => {
        await openPage(page, '/');
        await button(page).focus();
      });

      for (const key of ['Enter', 'Space'])
        test(
          `${key} on its button opens and closes the list`,
          { tag: key === 'Enter' ? [] : '@long' },
          async ({ page }) => {
            await press(page, key);
            await expect(opened(page)).toHaveCount(1);
            await expect(button(page)).toBeFocused();
            await press(page, key);
            await expect(opened(page)).toHaveCount(0);
          },
        );
      test('Tab moves from the button into its list', async ({ page }) => {
        await press(page, 'Enter', 'Tab');
        await expect(opened(page).locator('a').first()).toBeFocused();
      });
      test('Escape closes the list and returns the focus to its button', async ({ page }) => {
        await press(page, 'Enter', 'Tab', 'Tab', 'Escape');
        await expect(opened(page)).toHaveCount(0);
        await expect(button(page)).toBeFocused();
      });
      test('the list closes when the focus leaves it', async ({ page }) => {
        await press(page, 'Enter', 'Shift+Tab');
        await expect(opened(page)).toHaveCount(0);
      });
      test('the link to the current page is marked', async ({ page }) => {
        const current = page.locator('header [aria-current=page]:visible');
        await expect(current).toHaveCount(1);
        await expect(current).toHaveAttribute('href', '/');
      });
      test('on a phone the same keys open and close the menu', async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        const whole = page.locator(`header summary[aria-label="${words.menu}"]`);
        await whole.focus();
        await press(page, 'Enter', 'Tab');
        await expect(page.locator('header nav a:visible').first()).toBeFocused();
        await press(page, 'Escape');
        await expect(whole).toBeFocused();
        await expect(opened(page)).toHaveCount(0);
      });
    });

  site.on('tabs', ({ route }) =>
    test.describe('tabs', () => {
      const bar = (page: Page) => page.getByRole('tablist').first();
      /** The first, the second and the last of its tabs. */
      const tab = (page: Page, place: 'first' | 'second' | 'last') => {
        const all = bar(page).getByRole('tab');
        return place === 'second' ? all.nth(1) : all[place]();
      };
      const findPanel = async (page: Page, place: 'first' | 'second' | 'last') =>
        page.locator(`#${await tab(page, place).getAttribute('aria-controls')}`);
      test.beforeEach(async ({ page }) => {
        await openPage(page, route);
        await tab(page, 'first').focus();
      });

      test('the arrows, Home and End move from tab to tab, and open it', async ({ page }) => {
        for (const [key, from, to] of [
          ['ArrowRight', 'first', 'second'],
          ['ArrowRight', 'last', 'first'],
          ['ArrowLeft', 'second', 'first'],
          ['ArrowLeft', 'first', 'last'],
          ['Home', 'last', 'first'],
          ['End', 'first', 'last'],
        ] as const)
          await test.step(`${key} from the ${from} to the ${to}`, async () => {
            await tab(page, from).focus();
            await press(page, key);
            await expect(tab(page, to)).toBeFocused();
            await expect(tab(page, to)).toHaveAttribute('aria-selected', 'true');
            await expect(await findPanel(page, to)).toBeVisible();
            await expect(await findPanel(page, from)).toBeHidden();
          });
      });

      test('only the open tab is a tab stop, and Tab moves from it into its panel', async ({ page }) => {
        await expect(bar(page).locator('[tabindex="0"]')).toHaveCount(1);
        await expect(tab(page, 'first')).toHaveAttribute('tabindex', '0');
        await press(page, 'Tab');
        const panel = await findPanel(page, 'first');
        expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        await press(page, 'Shift+Tab');
        await expect(tab(page, 'first')).toBeFocused();
      });
      test('each tab names its panel, and each panel is named by its tab', async ({ page }) => {
        for (const one of await page.getByRole('tab', { includeHidden: true }).all()) {
          const panel = page.locator(`#${await one.getAttribute('aria-controls')}`);
          await expect(panel).toHaveAttribute('role', 'tabpanel');
          await expect(panel).toHaveAttribute('aria-labelledby', (await one.getAttribute('id')) ?? '');
        }
      });
      test('the address stores the choice', async ({ page }) => {
        await tab(page, 'last').click();
        const address = page.url();
        await page.goto('/');
        await openPage(page, address);
        await expect(tab(page, 'last')).toHaveAttribute('aria-selected', 'true');
      });
    }),
  );

  site.on('faq', ({ route }) =>
    test.describe('accordion', () => {
      const question = (page: Page, place: number) => page.locator('main details').nth(place);
      test.beforeEach(async ({ page }) => {
        await openPage(page, route);
        await question(page, -2).locator('summary').focus();
      });

      for (const key of ['Enter', 'Space'])
        test(
          `${key} on a question opens and closes its answer`,
          { tag: key === 'Enter' ? [] : '@long' },
          async ({ page }) => {
            await press(page, key);
            await expect(question(page, -2)).toHaveAttribute('open', '');
            await press(page, key);
            await expect(page.locator('main details[open]')).toHaveCount(0);
          },
        );
      test('opening one question closes the other', async ({ page }) => {
        await press(page, 'Enter');
        await question(page, -1).locator('summary').press('Enter');
        await expect(page.locator('main details[open]')).toHaveCount(1);
        await expect(question(page, -1)).toHaveAttribute('open', '');
      });
      test('each question is a heading, and a tab stop', async ({ page }) => {
        const questions = await page.locator('main summary').count();
        await expect(page.locator('main summary :is(h2, h3, h4)')).toHaveCount(questions);
        await press(page, 'Tab');
        await expect(question(page, -1).locator('summary')).toBeFocused();
      });
    }),
  );

  const opener = overlayOpener(site);
  if (opener)
    test.describe('modal dialog', () => {
      const start = (page: Page) => page.locator(`main a[href="${opener.to}"]`).first();
      const dialog = (page: Page) => page.getByRole('dialog');
      const holdsFocus = (page: Page) => dialog(page).evaluate((one) => one.contains(document.activeElement));
      test.beforeEach(async ({ page }) => {
        await openPage(page, opener.page.route);
        await fetchDialog(page, start(page));
        await start(page).press('Enter');
        await expect(dialog(page)).toBeVisible();
      });

      test('the focus moves into the dialog, and the dialog has a name', async ({ page }) => {
        expect(await holdsFocus(page)).toBe(true);
        await expect(dialog(page)).toHaveAccessibleName(/./);
      });
      for (const key of ['Tab', 'Shift+Tab'])
        test(
          `${key} never moves the focus to the page below the dialog`,
          { tag: key === 'Tab' ? [] : '@long' },
          async ({ page }) => {
            await page.evaluate(() => {
              Object.assign(window, { left: false });
              addEventListener('focusin', ({ target }) => {
                if (target instanceof Element && !target.closest('dialog'))
                  Object.assign(window, { left: true });
              });
            });
            for (let times = 0; times < 24; times++) await page.keyboard.press(key);
            expect(await page.evaluate(() => (window as unknown as { left: boolean }).left)).toBe(false);
          },
        );
      test("the content behind the dialog can't be focused or clicked", async ({ page }) => {
        const link = start(page);
        await link.evaluate((one: HTMLElement) => one.focus());
        expect(await holdsFocus(page)).toBe(true);
        const over = await link.evaluate((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('dialog') !== null;
        });
        expect(over).toBe(true);
      });
      test('Escape closes the dialog, and the focus returns to the element that opened it', async ({
        page,
      }) => {
        await press(page, 'Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(start(page)).toBeFocused();
      });
      test('the close button closes the dialog, and the focus returns too', async ({ page }) => {
        await dialog(page).getByRole('link', { name: words.close }).press('Enter');
        await expect(dialog(page)).toHaveCount(0);
        await expect(start(page)).toBeFocused();
      });
    });

  site.on('paper', ({ route }) =>
    test.describe('radio group', () => {
      test('the group is one tab stop, and the arrow keys choose', async ({ page }) => {
        await openPage(page, route);
        const styles = page.locator('main').getByRole('radio');
        await styles.first().focus();
        await press(page, 'ArrowRight');
        await expect(styles.nth(1)).toBeChecked();
        await expect(styles.nth(1)).toBeFocused();
        await press(page, 'Tab');
        await expect(page.locator(':focus')).not.toHaveAttribute('type', 'radio');
      });
    }),
  );

  for (const type of ['directory', 'paper-search'])
    site.on(type, ({ route }) =>
      test.describe(`search in ${type}`, () => {
        test('Escape in the field clears it, and the number of results is announced after a pause', async ({
          page,
        }) => {
          await openPage(page, route);
          const field = page.getByRole('searchbox');
          const clear = page.getByRole('search').getByRole('button');
          await expect(clear).toHaveCount(0);
          await field.pressSequentially('an');
          await expect(clear).toBeVisible();
          await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ .+ an$/);
          await press(page, 'Escape');
          await expect(clear).toHaveCount(0);
          await expect(field).toHaveValue('');
          await expect(field).toBeFocused();
        });
      }),
    );

  const citing = pages.find(({ html }) => html.includes('role="doc-biblioref"'));
  if (citing)
    test('a link within the page moves the focus, highlights its target, and Back returns', async ({
      page,
    }) => {
      await openPage(page, citing.route);
      const cited = page.locator('[role=doc-biblioref]').first();
      await cited.press('Enter');
      const work = page.locator(`:target${await cited.getAttribute('href')}`);
      await expect(work).toBeInViewport();
      await press(page, 'Tab');
      await expect(work.locator('a').first()).toBeFocused();
      const back = work.locator('[role=doc-backlink]').first();
      const place = page.locator(`:target${await back.getAttribute('href')}`);
      await back.press('Enter');
      await expect(place).toBeFocused();
      await expect(place).toBeInViewport();
      await page.goBack();
      await expect(work).toBeInViewport();
    });

  test.describe('skip link', () => {
    test('the link is the first tab stop, visible with the focus, and skips the navigation', async ({
      page,
    }) => {
      await openPage(page, pages.at(-1)?.route ?? '/');
      await press(page, 'Tab');
      const skip = page.getByRole('link', { name: words.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await press(page, 'Enter', 'Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });
  });
});
