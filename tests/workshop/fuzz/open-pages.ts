import { chromium } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { browserOptions } from '../browser/browser-options.ts';
import { visitPage } from './visit-page.ts';

/** The number of pages per tab, so that no tab grows without limit. */
const visitsOfTab = 50;

/**
 * Opens pages in Chromium, several at a time, in reused tabs, because a new tab costs three times as much. Each
 * navigation discards the document and its scripts.
 * @param address of the site, without a slash at the end
 * @param opened receives the problems of each page, as sentences that begin with its route
 */
export async function openPages(
  address: string,
  routes: readonly string[],
  opened: (problems: string[]) => void,
): Promise<void> {
  const browser = await chromium.launch(browserOptions());
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const left = routes.values();
    const visitInTabs = async (): Promise<void> => {
      let tab = await context.newPage();
      let visits = 0;
      for (const route of left) {
        const { problems, isSpoilt } = await visitPage(tab, address, route);
        opened(problems);
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
