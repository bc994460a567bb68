import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { fill } from './form-answers.ts';
import { anotherBuild, deploys, dropCompressed } from './deploys.ts';
import type { Deploys } from './deploys.ts';
import { test as base, expect, hydrate } from './site.ts';

/* What was read can be read again without a connection; and nothing old is shown to those who have one. */

const test = base.extend<{ site: Deploys }>({
  // Without a connection the browser reports each request that failed, and a page that is gone.
  quiet: async ({ page }, use) => {
    const heard: string[] = [];
    page.on('pageerror', (error) => heard.push(error.message));
    page.on('console', (message) => {
      const isExpected = /Failed to load resource|Failed to fetch|fetching the script|sw\.js/.test(
        message.text(),
      );
      if (['error', 'warning'].includes(message.type()) && !isExpected) heard.push(message.text());
    });
    await use(heard);
    expect(heard, 'the browser reported').toEqual([]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern here
  site: async ({}, use) => {
    const site = await deploys();
    await use(site);
    await site.end();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });

/** Waits until the worker is there and has kept what the page told it. */
async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expectKept(page, route);
}

async function expectKept(page: Page, route: string): Promise<void> {
  const { pathname } = new URL(route, page.url());
  await expect.poll(() => keptBuild(page, pathname), `${route} is kept`).toBeTruthy();
}

function keptBuild(page: Page, route: string): Promise<string | undefined> {
  return page.evaluate(async (address) => {
    const kept = await caches.match(address, { ignoreVary: true });
    return /data-build="(\w+)"/.exec((await kept?.text()) ?? '')?.[1];
  }, route);
}

async function lose(site: Deploys, context: BrowserContext): Promise<void> {
  await site.stop();
  await context.setOffline(true);
}

async function regain(site: Deploys, context: BrowserContext): Promise<void> {
  await site.start();
  await context.setOffline(false);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => page.locator('#notice');

test('the first page, and each that was visited, can be read without a connection, and hydrates', async ({
  page,
  site,
  context,
}) => {
  await visit(page, '/about');
  const words = await heading(page).textContent();
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Contact Us' })
    .click();
  await expect(heading(page)).toHaveText(/^Contact Us/);
  await expectKept(page, '/contact');
  await lose(site, context);
  await page.goto('/about/');
  await expect(heading(page)).toHaveText(words ?? '');
  await hydrate(page);
  await expect(notice(page)).toContainText('You are offline. This is the page of');
  expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Contact Us' })
    .click();
  await expect(heading(page)).toHaveText(/^Contact Us/);
  await regain(site, context);
  await page.reload();
  await hydrate(page);
  await expect(page.locator('html[data-kept]')).toHaveCount(0);
  await expect(notice(page)).toBeEmpty();
});

test('a page that was never visited says so, lists what can be read, and comes on a press once the line is back', async ({
  page,
  site,
  context,
}) => {
  await visit(page, '/');
  await visit(page, '/about');
  await visit(page, '/journal/policies');
  await lose(site, context);
  // From a hydrated page as from the address bar.
  await page
    .getByRole('link', { name: 'Our Team' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/team$/);
  await expect(heading(page)).toHaveText('The line is down');
  const kept = page.getByRole('main').getByRole('listitem');
  await expect(kept).toHaveCount(3);
  await expect(kept.first()).toContainText('Policies');
  await kept.nth(1).getByRole('link').click();
  await expect(heading(page)).toHaveText(/About|desk/i);
  await page.goto('/team');
  await hydrate(page);
  await regain(site, context);
  await expect(page.getByRole('status').filter({ hasText: 'The line is back.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(/people/i);
});

test('a new deploy is seen at once, a page that is gone is gone, and no answer of the server is hidden', async ({
  page,
  site,
}) => {
  await visit(page, '/about');
  await visit(page, '/team');
  await site.deploy((folder) => {
    anotherBuild(folder, 'bbbbbbbb');
    for (const file of ['team/index.html', 'team/index.html.br', 'team/index.html.gz', 'team/index.json'])
      rmSync(path.join(folder, file), { force: true });
    // The scripts of the build before are there no more.
    const html = readFileSync(path.join(folder, 'about/index.html'), 'utf8');
    const [, client = ''] = /src="\/assets\/(client-[^"]+)"/.exec(html) ?? [];
    const script = path.join(folder, 'assets', client);
    writeFileSync(script.replace('client-', 'client-new-'), readFileSync(script));
    rmSync(script);
    dropCompressed(script);
    writeFileSync(
      path.join(folder, 'about/index.html'),
      html.replaceAll(client, client.replace('client-', 'client-new-')),
    );
  });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-build', 'bbbbbbbb');
  await expect.poll(() => keptBuild(page, '/about')).toBe('bbbbbbbb');
  const gone = await page.goto('/team');
  expect(gone?.status()).toBe(404);
  await expect.poll(() => keptBuild(page, '/team')).toBeUndefined();
});

test('a site without a worker gets rid of it, and of all that it kept', async ({ page, site }) => {
  await visit(page, '/about');
  await site.deploy((folder) => {
    anotherBuild(folder, 'cccccccc');
    rmSync(path.join(folder, 'sw.js'));
    dropCompressed(path.join(folder, 'sw.js'));
  });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-build', 'cccccccc');
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).filter(({ active }) => active).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  // Its page may try to register one again; there is none.
  await page.reload();
  await hydrate(page);
  await expect.poll(left).toEqual([0, 0]);
});

test('an open page says once that a newer build is there, loads nothing by itself, and keeps what was typed', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await visit(page, '/contact');
  await expect(notice(page)).toBeEmpty();
  await page.getByLabel('Name').first().fill('Asha Rao');
  await site.deploy((folder) => anotherBuild(folder, 'bbbbbbbb'));
  await page.clock.fastForward('02:00');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(notice(page)).toContainText('A newer version of this site is there.');
  await expect(page.getByLabel('Name').first()).toHaveValue('Asha Rao');
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', 'bbbbbbbb');
  await hydrate(page);
  await expect(page.getByLabel('Name').first()).toHaveValue('Asha Rao');
});

test('a form on a stored copy is sent only if the site still asks the same questions', async ({
  page,
  site,
  context,
}) => {
  const sent: string[] = [];
  await visit(page, '/contact');
  await lose(site, context);
  await page.goto('/contact');
  await hydrate(page);
  const form = page.locator('[data-form="contact"]').first();
  await fill(page, 'contact');
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('status')).toContainText('You are offline.');
  await page.route('**/api/forms/contact', (route) => {
    sent.push(route.request().postData() ?? '');
    return route.fulfill({ status: 201, json: { ok: true, reference: 'ABCD-EFGH' } });
  });
  await site.deploy((folder) => {
    const file = path.join(folder, 'build.json');
    const current = JSON.parse(readFileSync(file, 'utf8')) as { forms: Record<string, string> };
    current.forms['contact'] = '0123456789ab';
    writeFileSync(file, JSON.stringify(current));
  });
  await context.setOffline(false);
  await expect(form.getByRole('status')).toContainText('This form has changed');
  expect(sent).toEqual([]);
  await form.getByRole('button', { name: 'Load the new form' }).click();
  await hydrate(page);
  await expect(page.locator('html[data-kept]')).toHaveCount(0);
  await expect(form.getByLabel('Name')).toHaveValue('Asha Rao');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toContain('Asha Rao');
});

test('a paper’s PDF that was opened can be opened again; one that was not gives the offline page', async ({
  page,
  site,
  context,
}) => {
  await visit(page, '/journal/v1/i1/settling-at-the-counter');
  const fetched = (address: string) =>
    page.evaluate(async (at) => (await fetch(at).catch(() => undefined))?.status, address);
  expect(await fetched('/journal/v1/i1/settling-at-the-counter.pdf')).toBe(200);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kept-documents-1')).keys()).length))
    .toBe(1);
  await lose(site, context);
  expect(await fetched('/journal/v1/i1/settling-at-the-counter.pdf')).toBe(200);
  expect(await fetched('/journal/v1/i1/patch-antenna-wet-soil.pdf')).toBeUndefined();
  await page.goto('/journal/v1/i1/patch-antenna-wet-soil.pdf');
  await expect(heading(page)).toHaveText('The line is down');
});

test('Chromium finds nothing that keeps the site from being installed', async ({
  site,
  playwright,
  launchOptions,
}) => {
  // Nothing can be installed from a private window, which the tests' usual ones are.
  const context = await playwright.chromium.launchPersistentContext('', launchOptions);
  const page = context.pages()[0] ?? (await context.newPage());
  await visit(page, `${site.url}/`);
  const session = await context.newCDPSession(page);
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  await context.close();
});
