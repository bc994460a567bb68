import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  expectCached,
  heading,
  mainHeading,
  cachedBuild,
  lose,
  locateNotice,
  regain,
  test,
  visitAndCache,
} from '../support/deployed-test.ts';
import { anotherBuild, dropCompressed } from '../support/deploys.ts';
import { expect, follow, waitForHydration } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';
import { words } from '../support/words.ts';

/* Without a connection visited pages can be read again; with a connection no old page is shown. */

test.use({ serviceWorkers: 'allow' });

eachSite((built) => {
  test.use({ built });
  const [first, second, third] = built.pages.filter(({ route, hasDialog }) => route !== '/' && !hasDialog);
  if (!first || !second || !third) throw new Error('The cache is tested with three pages and the first.');

  test('the first page, and each visited one, can be read without a connection, and is hydrated', async ({
    page,
    site,
    context,
  }) => {
    await visitAndCache(page, first.route);
    const firstHeading = await heading(page).textContent();
    await follow(page, second.route);
    await expect(heading(page)).toHaveText(mainHeading(second));
    await expectCached(page, second.route);
    await lose(site, context);
    await page.goto(`${first.route}/`);
    await expect(heading(page)).toHaveText(firstHeading ?? '');
    await waitForHydration(page);
    await expect(locateNotice(page)).toContainText(words.cachedPage);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    );
    await follow(page, second.route);
    await expect(heading(page)).toHaveText(mainHeading(second));
    await regain(site, context);
    await page.reload();
    await waitForHydration(page);
    await expect(page.locator('html[data-kept]')).toHaveCount(0);
    await expect(locateNotice(page)).toBeEmpty();
  });

  test('the server is down while the connection is up: a cached page reports that, and detects the return of the server', async ({
    page,
    site,
  }) => {
    await visitAndCache(page, first.route);
    await site.stop();
    await page.goto(first.route);
    await waitForHydration(page);
    await expect(locateNotice(page)).toContainText(words.unreachedPage);
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await site.start();
    // The page sends a request after 5 seconds, and another after 15 more.
    await expect(locateNotice(page)).toContainText(words.oldPage, { timeout: 40_000 });
    await locateNotice(page).getByRole('button', { name: words.reload }).click();
    await expect(page.locator('html[data-kept]')).toHaveCount(0);
    await waitForHydration(page);
    await expect(locateNotice(page)).toBeEmpty();
  });

  test(
    'the server fails while a hydrated page is open: the page reports that at the next link, and when the server returns',
    { tag: '@long' },
    async ({ page, site }) => {
      await visitAndCache(page, first.route);
      await visitAndCache(page, second.route);
      await site.stop();
      await follow(page, first.route);
      await expect(heading(page)).toHaveText(mainHeading(first));
      await expect(locateNotice(page)).toContainText(words.siteUnreached);
      await follow(page, third.route);
      await expect(heading(page)).toHaveText(words.lineIsDown);
      await site.start();
      await expect(page.getByRole('status').filter({ hasText: words.connectionIsBack })).toBeVisible({
        timeout: 40_000,
      });
      await page.getByRole('button', { name: words.tryAgain }).click();
      await expect(heading(page)).toHaveText(mainHeading(third));
    },
  );

  test(
    'the server accepts a request and never answers: the cached page says that the network is slow',
    { tag: '@long' },
    async ({ page, site }) => {
      await visitAndCache(page, first.route);
      await site.stall();
      await page.goto(first.route, { waitUntil: 'domcontentloaded' });
      await expect(heading(page)).toHaveText(mainHeading(first));
      await waitForHydration(page);
      await expect(locateNotice(page)).toContainText(words.slowPage);
    },
  );

  test(
    'at an address that was never visited a page says so and lists the cached pages; a click loads the address after the connection returns',
    { tag: '@long' },
    async ({ page, site, context }) => {
      await visitAndCache(page, '/');
      await visitAndCache(page, first.route);
      await visitAndCache(page, second.route);
      await lose(site, context);
      // The result is the same from a hydrated page as from the address bar.
      await follow(page, third.route);
      await expect(page).toHaveURL(third.route);
      await expect(heading(page)).toHaveText(words.lineIsDown);
      const cachedPages = page.getByRole('main').getByRole('listitem');
      await expect(cachedPages).toHaveCount(3);
      expect(second.title).toContain((await cachedPages.first().getByRole('link').textContent())?.trim());
      await cachedPages.nth(1).getByRole('link').click();
      await expect(heading(page)).toHaveText(mainHeading(first));
      await page.goto(third.route);
      await waitForHydration(page);
      await regain(site, context);
      await expect(page.getByRole('status').filter({ hasText: words.connectionIsBack })).toBeVisible();
      await page.getByRole('button', { name: words.tryAgain }).click();
      await expect(heading(page)).toHaveText(mainHeading(third));
    },
  );

  test(
    'after a deployment the new page is shown at once, a removed page is gone, and no response of the server is hidden',
    { tag: '@long' },
    async ({ page, site }) => {
      await visitAndCache(page, first.route);
      await visitAndCache(page, third.route);
      await site.deploy((folder) => {
        anotherBuild(folder, 'bbbbbbbb');
        for (const file of ['index.html', 'index.html.br', 'index.html.gz', 'index.json'])
          rmSync(path.join(folder, third.route, file), { force: true });
        // The scripts of the previous build no longer exist.
        const html = readFileSync(path.join(folder, first.route, 'index.html'), 'utf8');
        const [, loader = ''] = /src="\/assets\/(loader-[^"]+)"/.exec(html) ?? [];
        const script = path.join(folder, 'assets', loader);
        writeFileSync(path.join(folder, 'assets', loader.replace('-', '-new-')), readFileSync(script));
        rmSync(script);
        dropCompressed(script);
        writeFileSync(
          path.join(folder, first.route, 'index.html'),
          html.replaceAll(loader, loader.replace('-', '-new-')),
        );
      });
      await page.goto(first.route);
      await expect(page.locator('html')).toHaveAttribute('data-build', 'bbbbbbbb');
      await expect.poll(() => cachedBuild(page, first.route)).toBe('bbbbbbbb');
      const gone = await page.goto(third.route);
      expect(gone?.status()).toBe(404);
      await expect.poll(() => cachedBuild(page, third.route)).toBeUndefined();
    },
  );

  test('a site without a worker removes it, and all its caches', { tag: '@long' }, async ({ page, site }) => {
    await visitAndCache(page, first.route);
    await site.deploy((folder) => {
      anotherBuild(folder, 'cccccccc');
      rmSync(path.join(folder, 'sw.js'));
      dropCompressed(path.join(folder, 'sw.js'));
    });
    await page.goto(first.route);
    await expect(page.locator('html')).toHaveAttribute('data-build', 'cccccccc');
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    // The page may try to register a worker again, which does not exist.
    await page.reload();
    await waitForHydration(page);
    await expect.poll(left).toEqual([0, 0]);
  });

  const [read, other] = built.pages.filter(({ types }) => types.includes('paper'));
  if (read && other)
    test(
      'a paper’s PDF that was opened can be opened again; another one shows the offline page',
      { tag: '@long' },
      async ({ page, site, context }) => {
        await visitAndCache(page, read.route);
        const fetched = (address: string) =>
          page.evaluate(async (at) => (await fetch(at).catch(() => undefined))?.status, address);
        expect(await fetched(`${read.route}.pdf`)).toBe(200);
        await expect
          .poll(() =>
            page.evaluate(async () => (await (await caches.open('kept-documents-1')).keys()).length),
          )
          .toBe(1);
        await lose(site, context);
        expect(await fetched(`${read.route}.pdf`)).toBe(200);
        expect(await fetched(`${other.route}.pdf`)).toBeUndefined();
        await page.goto(`${other.route}.pdf`);
        await expect(heading(page)).toHaveText(words.lineIsDown);
      },
    );

  test(
    'Chromium finds nothing that prevents installing the site',
    { tag: '@long' },
    async ({ site, playwright, launchOptions }) => {
      // A private window can't install, and the tests' usual windows are private.
      const context = await playwright.chromium.launchPersistentContext('', launchOptions);
      const page = context.pages()[0] ?? (await context.newPage());
      await visitAndCache(page, `${site.url}/`);
      const session = await context.newCDPSession(page);
      expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
      const { errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
