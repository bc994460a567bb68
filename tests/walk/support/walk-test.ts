import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { readBuiltSite } from '../../workshop/built/built-site.ts';
import { openTab } from './tab.ts';
import type { BrowserName, Tab } from './tab.ts';
import { serveWalked } from './walked-site.ts';
import type { WalkedSite } from './walked-site.ts';

/** The tested site: the project's own. */
export const walked = readBuiltSite(path.resolve(import.meta.dirname, '../../../dist'));
/** The tag of tests that only the whole walk has (`npm run test:long`). */
export const long = { tag: '@long' };

/**
 * The message of a form in a private window of WebKit, which stores no files; its driver opens only private
 * windows.
 */
const privateWindow = 'The file of this form can’t be stored.';

interface Shared {
  browserUnderTest: BrowserName;
  server: WalkedSite;
  openedTab: Tab;
}

/**
 * A test in one of the browsers, with the project's own server: both are started once per worker. Each test
 * begins with empty storage, and fails if a page has reported anything.
 */
export const test = base.extend<{ tab: Tab; isQuiet: boolean }, Shared>({
  browserUnderTest: ['chromium', { option: true, scope: 'worker' }],
  server: [
    async ({ browserUnderTest }, use) => {
      const server = await serveWalked(walked.folder, browserUnderTest);
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
    const errors: string[] = [];
    // The errors of a document are read before it is left.
    const listen = async () =>
      void errors.push(...(await openedTab.evaluate(() => window.walk?.errors ?? [])));
    await openedTab.resize(1280, 800);
    await openedTab.goto(`${server.url}/robots.txt`);
    await openedTab.evaluate(clearStorage);
    await use({
      ...openedTab,
      goto: async (address) => {
        await listen();
        await openedTab.goto(new URL(address, server.url).href);
      },
      reload: async () => {
        await listen();
        await openedTab.reload();
      },
    });
    await listen();
    const unexpected = errors.filter((line) => !line.includes(privateWindow));
    if (isQuiet) expect(unexpected, 'the pages reported').toEqual([]);
  },
});

export { expect };

/**
 * Deletes all data that the site has stored in the browser, and pauses films, which take most of the time. Runs in
 * the page.
 */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  localStorage.setItem('motion', 'paused');
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
}
