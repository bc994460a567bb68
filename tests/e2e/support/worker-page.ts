import type { BrowserContextOptions, Page } from '@playwright/test';
import { test as base } from './site.ts';

/**
 * Runs the tests of a worker in one page, which navigates from address to address: shared files are loaded once,
 * and no test waits for a new process. Changes by a test persist unless this function undoes them.
 * @param options of the page's context
 */
export function testWithWorkerPages(options: BrowserContextOptions) {
  return base.extend<object, { workerPage: Page }>({
    workerPage: [
      async ({ browser }, use, { project }) => {
        const { baseURL, viewport } = project.use;
        const shared = { serviceWorkers: 'block' as const, viewport: viewport ?? null };
        const context = await browser.newContext({ ...(baseURL && { baseURL }), ...shared, ...options });
        await use(await context.newPage());
        await context.close();
      },
      { scope: 'worker' },
    ],
    page: async ({ workerPage, viewport }, use) => {
      if (viewport) await workerPage.setViewportSize(viewport);
      await workerPage.emulateMedia({ media: null, colorScheme: null });
      await use(workerPage);
      await workerPage.unrouteAll({ behavior: 'ignoreErrors' });
      workerPage.removeAllListeners();
    },
  });
}
