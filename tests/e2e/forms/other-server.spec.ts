import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { SiteContent } from '../../../src/core/content/site.gen.ts';
import { builtSiteFile, type BuiltSiteData } from '../../../src/core/page/built-site.ts';
import { securityHeaders } from '../../../src/core/page/headers.ts';
import { serve } from '../../../src/server/serve.ts';
import { pressSend } from '../../workshop/shots/states/fill-form.ts';
import { fillFormById, locateForm, plainForm } from '../support/forms-under-test.ts';
import { expect, openPage, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* A static host has the pages; a server at another address, named in _site.json, accepts the forms. */

const forms = 'https://forms.example';

eachSite((site) => {
  const plain = plainForm(site);
  // One small site is enough, and its build is fast.
  if (!plain || site.pages.length > 20) return;
  const { id, page: at } = plain;

  test.describe('a form server elsewhere', { tag: '@long' }, () => {
    test.describe.configure({ mode: 'serial' });
    let folder = '';
    let running: Awaited<ReturnType<typeof serve>>;
    let url = '';

    test.beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
      cpSync(path.join(site.root, 'pages-config'), path.join(folder, 'pages-config'), { recursive: true });
      const file = path.join(folder, 'pages-config/_site.json');
      const content = JSON.parse(readFileSync(file, 'utf8')) as SiteContent;
      ({ url } = content);
      content.thirdParties = { ...content.thirdParties, formServer: { url: forms } };
      writeFileSync(file, JSON.stringify(content, null, 2));
      execFileSync(process.execPath, ['scripts/pagewright.mjs', 'build', '--site', folder, '--no-share'], {
        stdio: 'pipe',
      });
      running = await serve(folder, { PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: url, LOG_LEVEL: 'silent' });
    });
    test.afterAll(async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    });

    /** Files at the site's address with the headers of the build, and the server at another address. */
    const routeRequests = async (context: BrowserContext): Promise<void> => {
      const dist = path.join(folder, 'dist');
      const { thirdParties, inlineScripts } = JSON.parse(
        readFileSync(path.join(dist, builtSiteFile), 'utf8'),
      ) as BuiltSiteData;
      const headers = securityHeaders(thirdParties, inlineScripts);
      await context.route(`${url}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        const name = path.extname(pathname) ? pathname : path.join(pathname, 'index.html');
        return route.fulfill({ path: path.join(dist, name), headers });
      });
      await context.route(`${forms}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await route.fetch({ url: running.address + pathname + search, maxRedirects: 0 });
        return route.fulfill({ response });
      });
    };

    test('accepts a form, and the page can read the response', async ({ page, context }) => {
      await routeRequests(context);
      await openPage(page, url + at.route);
      await fillFormById(page, id);
      const answered = page.waitForResponse(`${forms}/api/forms/${id}**`);
      await pressSend(locateForm(page, id));
      const { reference } = (await (await answered).json()) as { reference: string };
      await expect(page.getByText(reference).first()).toBeVisible();
    });

    test('accepts a form without scripts, and shows the receipt', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      await routeRequests(context);
      const page = await context.newPage();
      await page.goto(url + at.route);
      await fillFormById(page, id);
      const answered = page.waitForResponse(`${forms}/api/forms/${id}**`);
      await pressSend(locateForm(page, id));
      const { location } = (await answered).headers();
      expect((await answered).status()).toBe(303);
      expect(location).toMatch(/ref=/);
      await context.close();
    });
  });
});
