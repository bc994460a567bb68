import type { Page } from '@playwright/test';
import { expect, follow, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

test.use({ motion: true });

const playing = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('video')].filter((video) => !video.paused).length);
/** The largest elements painted so far (LCP), one by one. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as LargestContentfulPaint[]).map(({ element }) => element?.localName ?? ''),
          ),
        ).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

eachSite(({ pages, on }) => {
  const withFilms = pages.filter(({ html, hasDialog }) => html.includes('<video') && !hasDialog);
  const [first, second] = withFilms;

  if (first)
    on('marquee', ({ route }) =>
      test('films play; one button pauses all motion, and the choice is stored', async ({ page }) => {
        await openPage(page, first.route);
        await expect.poll(() => playing(page)).toBeGreaterThan(0);
        await page.getByRole('button', { name: words.pauseMotion }).first().click();
        await expect.poll(() => playing(page)).toBe(0);
        await follow(page, route);
        await expect(page).toHaveURL(route);
        await expect(page.locator('main [data-pace]').first()).toBeVisible();
        await expect.poll(() => running(page)).toBe(0); // The transition between the pages has ended, and nothing else moves.
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
        expect(await playing(page)).toBe(0);
        await page.getByRole('button', { name: words.playMotion }).first().click();
        await expect.poll(() => playing(page)).toBe(1);
      }),
    );

  const home = withFilms.find(({ route }) => route === '/');
  if (home)
    test('a starting film shows exactly its poster', async ({ page }) => {
      await page.goto(home.route);
      const shown = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
      await expect.poll(shown).toBeGreaterThan(0);
      await expect.poll(() => largestPaints(page)).toContain('img');
      expect(await largestPaints(page)).not.toContain('video');
    });

  if (first && second)
    test('the film keeps playing from page to page', async ({ page }) => {
      await openPage(page, first.route);
      await page.evaluate(() => Object.assign(document.querySelector('video') ?? {}, { same: true }));
      await follow(page, second.route);
      await expect(page).toHaveTitle(second.title);
      expect(await page.evaluate(() => 'same' in (document.querySelector('video') ?? {}))).toBe(true);
    });

  if (first)
    test('a button that was clicked before hydration acts afterwards', async ({ page }) => {
      await page.goto(first.route);
      await page.getByRole('button', { name: words.pauseMotion }).first().click();
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
    });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    if (first)
      test('no film plays', async ({ page }) => {
        await openPage(page, first.route);
        expect(await playing(page)).toBe(0);
      });
    on('marquee', ({ route }) =>
      test('no list moves', async ({ page }) => {
        await openPage(page, route);
        expect(await running(page)).toBe(0);
      }),
    );
    on('reviews', ({ route }) =>
      test('no slide changes', async ({ page }) => {
        await openPage(page, route);
        const count = page.locator('[aria-roledescription=carousel]').getByText(/^1 \D+ \d+$/);
        await count.scrollIntoViewIfNeeded();
        await page.waitForTimeout(2600);
        await expect(count).toBeVisible();
      }),
    );
  });
});
