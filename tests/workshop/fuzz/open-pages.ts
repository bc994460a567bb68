import { chromium } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { browserOptions } from '../../../src/tools/check/browser/browser-options.ts';
import { visitPage } from './visit-page.ts';

/** How many pages a tab opens before it gives way to a new one: no tab grows for ever. */
const visitsOfTab = 50;

/**
 * Opens pages in Chromium, several at a time: each in a tab that others have been in, because a tab of its own costs three
 * times as much. The document, its scripts and what they have done are gone with each navigation.
 * @param address of the site, without a slash at the end
 * @param opened told after each page what a visitor must never meet, in sentences that begin with its route
 */
export async function openPages(
  address: string,
  routes: readonly string[],
  opened: (faults: string[]) => void,
): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const left = routes.values();
    const visitInTabs = async (): Promise<void> => {
      let tab = await context.newPage();
      let visits = 0;
      for (const route of left) {
        const { faults, isSpoilt } = await visitPage(tab, address, route);
        opened(faults);
        if (!isSpoilt && ++visits < visitsOfTab) continue;
        await tab.close();
        tab = await context.newPage();
        visits = 0;
      }
      await tab.close();
    };
    await Promise.all(Array.from({ length: availableParallelism() }, visitInTabs));
  } finally {
    await browser.close();
  }
}
