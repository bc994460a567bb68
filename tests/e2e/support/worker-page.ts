import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { test as base } from './site.ts';

/**
 * The same tests with pages of one browser context for each worker: what all pages share is loaded once, and nothing that
 * such a test does may outlive its page.
 * @param options of the context
 */
export function testWithWorkerPages(options: BrowserContextOptions) {
  return base.extend<object, { workerContext: BrowserContext }>({
    workerContext: [
      async ({ browser }, use, { project }) => {
        const { baseURL, viewport } = project.use;
        const shared = { serviceWorkers: 'block' as const, viewport: viewport ?? null };
        const context = await browser.newContext({ ...(baseURL && { baseURL }), ...shared, ...options });
        await use(context);
        await context.close();
      },
      { scope: 'worker' },
    ],
    page: async ({ workerContext }, use) => {
      const page = await workerContext.newPage();
      await use(page);
      await page.close();
    },
  });
}
