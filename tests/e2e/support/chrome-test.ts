import { startChrome } from '../../workshop/bench/visits/chrome.ts';
import type { Chrome } from '../../workshop/bench/visits/chrome.ts';
import { placeOfLink } from '../../workshop/bench/visits/next-page.ts';
import { openChromeTab } from '../../workshop/bench/visits/tab.ts';
import type { ClickPoint, ChromeTab } from '../../workshop/bench/visits/tab.ts';
import { test as base } from './site.ts';

/**
 * A test in Chromium as visitors have it: Playwright's own switches disable prerendering and the back/forward
 * cache.
 */
export const test = base.extend<{ chrome: Chrome; tab: ChromeTab }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here.
  chrome: async ({}, use) => {
    const chrome = await startChrome();
    await use(chrome);
    await chrome.stop();
  },
  tab: async ({ chrome }, use) => {
    const tab = await openChromeTab(chrome);
    await use(tab);
    await tab.close();
  },
});

/** The position of the first link to a route, after scrolling to it. */
export function findLinkPlace(tab: ChromeTab, route: string): Promise<ClickPoint> {
  return tab.evaluate<ClickPoint>(placeOfLink(route));
}
