import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

// The contracts of what moves by itself, after the ARIA Authoring Practices: one test for each sentence.
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test.describe('carousel', () => {
  const region = (page: Page) => page.locator('[aria-roledescription=carousel]');
  const slides = (page: Page) => region(page).locator('[aria-live]');
  const count = (page: Page, text: string) => region(page).getByText(text, { exact: true });
  const pause = (page: Page) => region(page).getByRole('button', { name: 'Pause motion' });
  test.beforeEach(async ({ page }) => {
    await open(page, '/client');
    await region(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
  });

  test('its first stop stops the rotation', async ({ page }) => {
    await expect(region(page).locator('a, button, [tabindex="0"]').first()).toHaveAccessibleName(
      'Pause motion',
    );
    await pause(page).press('Enter');
    await expect(region(page).getByRole('button', { name: 'Play motion' })).toBeFocused();
    await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
  });
  test('it speaks of its slides only while it does not rotate', async ({ page }) => {
    await expect(slides(page)).toHaveAttribute('aria-live', 'off');
    await region(page).getByRole('button', { name: 'Next review' }).focus();
    await page.keyboard.press('Shift');
    await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
  });
  test('it rotates by itself, and stands still under the pointer', async ({ page }) => {
    await expect(count(page, '2 of 5')).toBeVisible({ timeout: 10_000 });
    await region(page).getByRole('button', { name: 'Next review' }).hover();
    await expect(slides(page)).toHaveAttribute('aria-live', 'polite');
    const held = await region(page)
      .getByText(/^\d of 5$/)
      .textContent();
    await page.waitForTimeout(2600); // Longer than a slide is shown.
    await expect(region(page).getByText(/^\d of 5$/)).toHaveText(held ?? '');
  });
  test('next, previous, the arrows and the marks choose the slide', async ({ page }) => {
    await pause(page).click();
    await region(page).getByRole('button', { name: 'Review 1 of 5' }).click();
    await region(page).getByRole('button', { name: 'Next review' }).press('Enter');
    await expect(count(page, '2 of 5')).toBeVisible();
    await region(page).getByRole('button', { name: 'Previous review' }).press('Enter');
    await expect(count(page, '1 of 5')).toBeVisible();
    await press(page, 'ArrowRight');
    await expect(count(page, '2 of 5')).toBeVisible();
    await press(page, 'ArrowLeft');
    await expect(count(page, '1 of 5')).toBeVisible();
  });
  test('each slide is named by its place, and only the one that is shown can be met', async ({ page }) => {
    await pause(page).click();
    await expect(region(page).locator('[aria-roledescription=slide]')).toHaveCount(5);
    await expect(region(page).getByRole('group', { name: /^\d of 5$/ })).toHaveCount(1);
  });
});

test.describe('marquee', () => {
  const running = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const range = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Our Range of Services' }) });
  test.beforeEach(async ({ page }) => {
    await open(page, '/aws');
    await range(page).scrollIntoViewIfNeeded();
  });

  test('its entries are met once', async ({ page }) => {
    await expect(range(page).getByRole('list')).toHaveCount(1);
    await expect(range(page).locator('ul[aria-hidden=true]')).toHaveAttribute('inert', '');
  });
  test('it stops under the pointer, with the focus within, and by its button', async ({ page }) => {
    await page.mouse.move(5, 5);
    await expect.poll(() => running(page)).toBe(1);
    await range(page).locator('ul').first().hover({ force: true });
    await expect.poll(() => running(page)).toBe(0);
    await page.mouse.move(5, 5);
    await expect.poll(() => running(page)).toBe(1);
    await range(page).getByRole('button').focus();
    await expect.poll(() => running(page)).toBe(0);
    await press(page, 'Enter');
    await expect(range(page).getByRole('button', { name: 'Play motion' })).toBeFocused();
    await expect.poll(() => running(page)).toBe(0);
  });
});
