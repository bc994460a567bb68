import type { Page } from '@playwright/test';
import type { BuiltSite } from '../../built/built-site.ts';
import { fullestWith } from '../../built/built-site.ts';
import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';

/** States of the offline page, and of the notices about the connection. */
export function offline(site: BuiltSite, places: SitePlaces): State[] {
  const routes = [...places.with('text-block/statement', 'hero').slice(0, 1), ...places.plainForm];
  return [
    { name: 'offline', routes: ['/offline.html?'], act: (page) => fireEvent(page, 'offline') },
    {
      name: 'offline-line-back',
      routes: ['/offline.html?'],
      widths: [360],
      act: (page) => fireEvent(page, 'online'),
    },
    {
      name: 'offline-kept-pages',
      routes: ['/offline.html?'],
      before: (page) => cachePages(page, site),
      act: async (page) => {
        await fireEvent(page, 'offline');
        await page.locator('main li').nth(2).waitFor();
      },
    },
    {
      name: 'notice-offline',
      routes,
      window: true,
      act: (page) => notice(page, 'offline', /^You are offline. P/),
    },
    {
      name: 'notice-offline-copy',
      routes,
      window: true,
      act: async (page) => {
        await markCached(page);
        await notice(page, 'offline', /^You are offline. This copy of the page is from/);
      },
    },
    {
      name: 'notice-kept-copy',
      routes,
      window: true,
      act: async (page) => {
        await markCached(page);
        await notice(page, 'online', /^This copy of the page is from/);
      },
    },
    {
      name: 'notice-unreached',
      routes,
      window: true,
      expects: /ERR_CONNECTION_REFUSED/,
      before: takeSiteAway,
      act: (page) => notice(page, 'online', /^The site can’t be reached just now. P/),
    },
    {
      name: 'notice-unreached-copy',
      routes,
      window: true,
      expects: /ERR_CONNECTION_REFUSED/,
      before: takeSiteAway,
      act: async (page) => {
        await markCached(page);
        await notice(page, 'online', /^The site can’t be reached just now. This copy of the page is from/);
      },
    },
    {
      name: 'notice-newer-version',
      routes,
      window: true,
      before: (page) =>
        page.route('**/build.json', (route) => route.fulfill({ json: { build: 'another', forms: {} } })),
      act: async (page) => {
        await page.waitForFunction(comeBackLater);
      },
    },
  ];
}

/** Fires the event only: the real connection stays, so that all parts of the page load. */
function fireEvent(page: Page, event: 'offline' | 'online'): Promise<void> {
  return page.evaluate((name) => {
    Object.defineProperty(navigator, 'onLine', { get: () => name === 'online', configurable: true });
    dispatchEvent(new Event(name));
  }, event);
}

/** Makes the site not answer, although there is a connection. */
function takeSiteAway(page: Page) {
  return page.route('**/build.json', (route) => route.abort('connectionrefused'));
}

/**
 * Fires the event until its notice appears, because the listeners may not be registered yet. A connection
 * must be lost before it can return.
 */
async function notice(page: Page, event: 'offline' | 'online', text: RegExp): Promise<void> {
  const shown = page.locator('#notice p').filter({ hasText: text });
  for (let tries = 0; tries < 50 && (await shown.count()) === 0; tries += 1) {
    if (event === 'online') await fireEvent(page, 'offline');
    await fireEvent(page, event);
    await page.waitForTimeout(100);
  }
  await shown.waitFor();
}

function markCached(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset['kept'] = String(Date.parse('2026-01-14T04:30:00Z'));
  });
}

/**
 * Simulates a return to the tab after two minutes, upon which the page asks for a newer version. Runs in the page.
 * @returns whether the notice about a newer version is shown
 */
function comeBackLater(): boolean {
  const later = performance.now() + 120_000;
  performance.now = () => later;
  dispatchEvent(new Event('focus'));
  return document.querySelector('#notice')?.textContent.startsWith('A newer version') ?? false;
}

/** Writes three pages into the service worker's cache: long texts. */
async function cachePages(page: Page, site: BuiltSite): Promise<void> {
  const preferred = ['policy', 'price-table', 'tabs'].flatMap((type) => fullestWith(site, type)?.route ?? []);
  const others = site.pages
    .map(({ route }) => route)
    .filter((route) => route !== '/' && !preferred.includes(route));
  const routes = [...preferred, ...others].slice(0, 3);
  await page.goto(routes[0] ?? '/');
  await page.evaluate(async (addresses) => {
    const storage = await caches.open('kept-pages-1');
    for (const route of addresses) {
      for (const address of [route, `${route}/index.json`]) {
        const answer = await fetch(address);
        if (answer.ok) await storage.put(address, answer);
      }
    }
  }, routes);
}
