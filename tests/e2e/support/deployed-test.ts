import type { BrowserContext, Page } from '@playwright/test';
import type { BuiltPage } from '../../workshop/built/built-site.ts';
import { listHeadingElements } from '../../helpers/markup.ts';
import { deploys } from './deploys.ts';
import type { Deploys } from './deploys.ts';
import { test as base, expect, waitForHydration } from './site.ts';
import type { SiteUnderTest } from './sites.ts';

/** A test with a separate server, which it can stop, and a site that it can deploy again. */
export const test = base.extend<{ built: SiteUnderTest | undefined; site: Deploys }>({
  built: [undefined, { option: true }],
  // Without a connection the browser reports each failed request, and a missing page.
  quiet: async ({ page }, use) => {
    const consoleMessages: string[] = [];
    page.on('pageerror', (error) => consoleMessages.push(error.message));
    page.on('console', (message) => {
      const isExpected = /Failed to load resource|Failed to fetch|fetching the script|sw\.js/.test(
        message.text(),
      );
      if (['error', 'warning'].includes(message.type()) && !isExpected) consoleMessages.push(message.text());
    });
    await use(consoleMessages);
    expect(consoleMessages, 'the browser reported').toEqual([]);
  },
  site: async ({ built }, use) => {
    const site = await deploys(built?.folder ?? '');
    await use(site);
    await site.end();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
/** Waits until the worker runs and has cached the files of the page. */
export async function visitAndCache(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expectCached(page, route);
}

export async function expectCached(page: Page, route: string): Promise<void> {
  const { pathname } = new URL(route, page.url());
  await expect.poll(() => cachedBuild(page, pathname), `${route} is kept`).toMatch(/^\w+$/);
}

export function cachedBuild(page: Page, route: string): Promise<string | undefined> {
  return page.evaluate(async (address) => {
    const cached = await caches.match(address, { ignoreVary: true });
    return /data-build="(\w+)"/.exec((await cached?.text()) ?? '')?.[1];
  }, route);
}

export async function lose(site: Deploys, context: BrowserContext): Promise<void> {
  await site.stop();
  await context.setOffline(true);
}

export async function regain(site: Deploys, context: BrowserContext): Promise<void> {
  await site.start();
  await context.setOffline(false);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const locateNotice = (page: Page) => page.locator('#notice');

/** The text of a page's main heading. */
export function mainHeading({ html }: BuiltPage): string {
  return listHeadingElements(html).find(({ level }) => level === 1)?.text ?? '';
}
