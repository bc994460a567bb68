import type { Page } from '@playwright/test';
import { faults } from './axe.ts';
import { focusFaults } from './probes/focus-faults.ts';
import { meaningFaults } from './probes/meaning-faults.ts';
import { smallTargets } from './probes/small-targets.ts';
import { recordedFocus, recordFocus } from './probes/tab-stops.ts';
import { routes } from './routes.ts';
import { withoutMotion } from './settled.ts';
import { expect, open, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } }); // What has the focus looks so at once.

// Every page as it opens. It is loaded once, since most of the time would go into that.
for (const route of [...Object.keys(routes), '/no/such/page']) {
  test(`${route} is accessible as it opens`, async ({ page, quiet }) => {
    await withoutMotion(page);
    await open(page, route);
    await test.step('its structure says what it is', async () => {
      if (await page.getByRole('dialog').isVisible()) return;
      expect.soft(await page.evaluate(meaningFaults)).toEqual([]);
    });
    await test.step('Tab leads to the skip link first, then to everything, and is held nowhere', () =>
      walkByTab(page));
    await test.step('the focus is seen on everything', async () => {
      expect.soft(await page.evaluate(focusFaults)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      expect.soft(await page.evaluate(focusFaults)).toEqual([]);
    });
    await test.step('a finger can hit everything', async () => {
      expect.soft(await page.evaluate(smallTargets)).toEqual([]);
    });
    await test.step('axe finds no fault', async () => {
      expect.soft(await faults(page)).toEqual([]);
    });
    if (route === '/no/such/page') quiet.length = 0; // The browser reports the 404 itself.
  });
}

/** Two presses more than there are stops: a dialog begins in its middle, and the browser itself is one. */
async function walkByTab(page: Page): Promise<void> {
  const stops = await page.evaluate(recordFocus);
  for (let press = 0; press < stops.length + 2; press++) await page.keyboard.press('Tab');
  const reached = await page.evaluate(recordedFocus);
  expect.soft(stops.filter((_, place) => !reached.includes(place))).toEqual([]);
  if (await page.getByRole('dialog').isHidden()) expect.soft(stops[reached[0] ?? -1]).toBe('Skip to content');
}
