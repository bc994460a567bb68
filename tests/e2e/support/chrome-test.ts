import { startChrome } from '../../../src/tools/bench/chrome.ts';
import type { Chrome } from '../../../src/tools/bench/chrome.ts';
import { openTab } from '../../../src/tools/bench/tab.ts';
import type { Place, Tab } from '../../../src/tools/bench/tab.ts';
import { test as base } from './site.ts';

/** A test in Chromium as visitors have it: Playwright's own switches prerendering and the cache for Back off. */
export const test = base.extend<{ tab: Tab }, { chrome: Chrome }>({
  chrome: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here.
    async ({}, use) => {
      const chrome = await startChrome();
      await use(chrome);
      await chrome.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ chrome }, use) => {
    const tab = await openTab(chrome);
    await use(tab);
    await tab.close();
  },
});

/** The middle of the first link to a route that is seen, scrolled to where it can be pressed. */
export function placeOf(tab: Tab, route: string): Promise<Place> {
  return tab.evaluate<Place>(`new Promise((done) => {
    const links = [...document.querySelectorAll('a[href="${route}"]')];
    const link = links.find((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0);
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    requestAnimationFrame(() => {
      const { x, y, width, height } = link.getBoundingClientRect();
      done({ x: x + width / 2, y: y + height / 2 });
    });
  })`);
}
