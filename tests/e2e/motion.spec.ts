import type { Page } from '@playwright/test';
import { expect, follow, open, test } from './site.ts';

const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].filter((video) => !video.paused).length);
const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('films play, one choice pauses all that moves, and it is remembered', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => playing(page)).toBe(2);
  await page.getByRole('button', { name: 'Pause motion' }).first().click();
  await expect.poll(() => playing(page)).toBe(0);
  await follow(page, '/aws');
  await expect(page.getByRole('heading', { name: 'Our Range of Services' })).toBeVisible();
  await expect.poll(() => running(page)).toBe(0); // The transition between the pages is over, and nothing else moves.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  expect(await playing(page)).toBe(0);
  await page.getByRole('button', { name: 'Play motion' }).first().click();
  await expect.poll(() => playing(page)).toBe(1);
});

test('the film goes on playing from page to page', async ({ page }) => {
  await open(page, '/team');
  await page.evaluate(() => Object.assign(document.querySelector('video') ?? {}, { same: true }));
  await follow(page, '/services');
  await expect(page.locator('main h1')).toHaveText(/Elevate/);
  expect(await page.evaluate(() => 'same' in (document.querySelector('video') ?? {}))).toBe(true);
});

test('the drawing of a tile becomes the drawing of its page', async ({ page }) => {
  await open(page, '/services');
  const moving = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() =>
            resolve(document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)),
          );
          return transition;
        };
        document.querySelector<HTMLElement>('main a[href="/sop"]')?.click();
      }),
  );
  expect(moving).toContain('::view-transition-group(sop)');
});

test.describe('with less motion asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await open(page, '/');
    expect(await playing(page)).toBe(0);
    await open(page, '/aws');
    expect(await running(page)).toBe(0);
    await open(page, '/client');
    const count = page.getByText('1 of 5', { exact: true });
    await count.scrollIntoViewIfNeeded();
    await page.waitForTimeout(2600);
    await expect(count).toBeVisible();
  });
});
