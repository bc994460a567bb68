import type { Page } from '@playwright/test';
import { holdCode } from './support/delayed-code.ts';
import { expect, openPage, test } from './support/site.ts';
import { eachSite } from './support/sites.ts';
import { words } from './support/words.ts';

// The keyboard contracts of moving parts in the ARIA Authoring Practices: one test for each of their sentences.
test.use({ motion: true });

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

eachSite(({ on }) => {
  on('reviews', ({ route }) =>
    test.describe('carousel', () => {
      const region = (page: Page) => page.locator('[aria-roledescription=carousel]');
      const slides = (page: Page) => region(page).locator('[aria-live]');
      /** The number of the slide: "2 of 5". */
      const count = (page: Page, number: number | string = '\\d+') =>
        region(page).getByText(new RegExp(`^${number} \\D+ \\d+$`));
      const pause = (page: Page) => region(page).getByRole('button', { name: words.pauseMotion });
      test.beforeEach(async ({ page }) => {
        await openPage(page, route);
        await region(page).scrollIntoViewIfNeeded();
        await page.mouse.move(5, 5);
      });

      test('the first tab stop of the carousel stops the rotation', async ({ page }) => {
        await expect(region(page).locator('a, button, [tabindex="0"]').first()).toHaveAccessibleName(
          words.pauseMotion,
        );
        await pause(page).press('Enter');
        await expect(region(page).getByRole('button', { name: words.playMotion })).toBeFocused();
        await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
      });
      test('the carousel announces its slides only while it does not rotate', async ({ page }) => {
        await expect(slides(page)).toHaveAttribute('aria-live', 'off');
        await region(page).getByRole('button', { name: words.nextReview }).focus();
        await page.keyboard.press('Shift');
        await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
      });
      test('the carousel rotates automatically, and pauses under the pointer', async ({ page }) => {
        await expect(count(page, 2)).toBeVisible({ timeout: 10_000 });
        await region(page).getByRole('button', { name: words.nextReview }).hover();
        await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
        const held = await count(page).textContent();
        await page.waitForTimeout(2600); // The wait is longer than a slide is shown.
        await expect(count(page)).toHaveText(held ?? '');
      });
      test('next, previous, the arrows and the marks choose the slide', async ({ page }) => {
        await pause(page).click();
        await region(page)
          .getByRole('button', { name: /\b1 \D+ \d+$/ })
          .click();
        await region(page).getByRole('button', { name: words.nextReview }).press('Enter');
        await expect(count(page, 2)).toBeVisible();
        await region(page).getByRole('button', { name: words.previousReview }).press('Enter');
        await expect(count(page, 1)).toBeVisible();
        await press(page, 'ArrowRight');
        await expect(count(page, 2)).toBeVisible();
        await press(page, 'ArrowLeft');
        await expect(count(page, 1)).toBeVisible();
      });
      test('each slide is named by its position, and only the visible one is reachable', async ({ page }) => {
        await pause(page).click();
        const slide = region(page).locator('[aria-roledescription=slide]');
        const total = /\d+$/.exec((await count(page).textContent()) ?? '')?.[0];
        await expect(slide).toHaveCount(Number(total));
        await expect(region(page).getByRole('group', { name: /^\d+ \D+ \d+$/ })).toHaveCount(1);
      });
    }),
  );

  on('reviews', ({ route }) =>
    test('a carousel pauses if the pointer was over it before hydration', async ({ page }) => {
      const code = await holdCode(page);
      await page.goto(route);
      const carousel = page.locator('[aria-roledescription=carousel]');
      await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.mouse.move(640, 400);
      await expect(page.locator('[aria-roledescription=carousel]:hover')).toHaveCount(1);
      await code.release();
      await expect(carousel.locator('[aria-live=polite]')).toHaveCount(1);
      await page.waitForTimeout(2600); // The wait is longer than a slide is shown.
      await expect(carousel.getByText(/^1 \D+ \d+$/)).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(carousel.locator('[aria-live=off]')).toHaveCount(1);
    }),
  );

  on('marquee', ({ route }) =>
    test.describe('marquee', () => {
      const running = (page: Page) =>
        page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        );
      const range = (page: Page) => page.locator('main section:has([data-pace])');
      test.beforeEach(async ({ page }) => {
        await openPage(page, route);
        await range(page).scrollIntoViewIfNeeded();
      });

      test('screen readers read the entries once', async ({ page }) => {
        await expect(range(page).getByRole('list')).toHaveCount(1);
        await expect(range(page).locator('ul[aria-hidden=true]')).toHaveAttribute('inert', '');
      });
      test('the marquee stops under the pointer, with the focus within, and by its button', async ({
        page,
      }) => {
        await page.mouse.move(5, 5);
        await expect.poll(() => running(page)).toBe(1);
        await range(page).locator('ul').first().hover({ force: true });
        await expect.poll(() => running(page)).toBe(0);
        await page.mouse.move(5, 5);
        await expect.poll(() => running(page)).toBe(1);
        await range(page).getByRole('button').focus();
        await expect.poll(() => running(page)).toBe(0);
        await press(page, 'Enter');
        await expect(range(page).getByRole('button', { name: words.playMotion })).toBeFocused();
        await expect.poll(() => running(page)).toBe(0);
      });
    }),
  );
});
