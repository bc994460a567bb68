import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { readBuiltSite } from '../../../src/tools/check/built/built-site.ts';
import { openTab } from './tab.ts';
import type { BrowserName, Tab } from './tab.ts';
import { serveWalked } from './walked-site.ts';
import type { WalkedSite } from './walked-site.ts';

/** The site that is walked: the project's own. */
export const walked = readBuiltSite(path.resolve(import.meta.dirname, '../../../dist'));
/** Whether the whole is walked, or what a change is judged by. */
export const isWhole = process.env['WALK'] === 'whole';

interface Shared {
  browserUnderTest: BrowserName;
  server: WalkedSite;
  openedTab: Tab;
}

/**
 * A test in one of the browsers, at the project's own server: both are started once for a worker. Each test begins with
 * nothing stored, and fails if a page has reported anything.
 */
export const test = base.extend<{ tab: Tab; isQuiet: boolean }, Shared>({
  browserUnderTest: ['chromium', { option: true, scope: 'worker' }],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants a pattern here.
    async ({}, use) => {
      const server = await serveWalked(walked.folder);
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  openedTab: [
    async ({ browserUnderTest }, use) => {
      const tab = await openTab(browserUnderTest);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  isQuiet: [true, { option: true }],
  tab: async ({ openedTab, server, isQuiet }, use) => {
    await openedTab.resize(1280, 800);
    await openedTab.goto(`${server.url}/robots.txt`);
    await openedTab.evaluate(beginAnew);
    await use({ ...openedTab, goto: (address) => openedTab.goto(new URL(address, server.url).href) });
    if (isQuiet)
      expect(await openedTab.evaluate(() => window.walk.heard()), 'the pages reported').toEqual([]);
  },
});

export { expect };

/** Throws away what the site has stored in the browser; films stand still, which else take most of the time. Runs in the page. */
async function beginAnew(): Promise<void> {
  localStorage.clear();
  localStorage.setItem('motion', 'paused');
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}
