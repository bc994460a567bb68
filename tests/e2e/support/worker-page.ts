import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from './site.ts';

/**
 * Runs the tests of a worker in one page, which navigates from address to address: shared files are loaded once,
 * and no test waits for a new process. Changes by a test persist unless this function undoes them.
 * @param options of the page's context
 */
export function testWithWorkerPages(options: BrowserContextOptions) {
  return base.extend({
    page: async ({ browser, baseURL, viewport }, use) => {
      const page = await workerPage(browser, {
        ...(baseURL && { baseURL }),
        serviceWorkers: 'block',
        ...options,
      });
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({ media: null, colorScheme: null });
      await use(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      page.removeAllListeners();
    },
  });
}

/**
 * The page of this worker for some options; the end of the browser closes it. It is not a worker-scoped fixture, because
 * Playwright starts other workers, with other browsers, for each set of such fixtures.
 */
async function workerPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const key = JSON.stringify(options);
  const page = pages.get(key) ?? (await (await browser.newContext(options)).newPage());
  pages.set(key, page);
  return page;
}

const pages = new Map<string, Page>();
