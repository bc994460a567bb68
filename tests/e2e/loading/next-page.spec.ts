import type { Page } from '@playwright/test';
import type { Chrome } from '../../workshop/bench/visits/chrome.ts';
import type { ClickPoint, ChromeTab } from '../../workshop/bench/visits/tab.ts';
import { overlayOpener } from '../../workshop/built/built-site.ts';
import type { BuiltPage } from '../../workshop/built/built-site.ts';
import { findFullBrowser } from '../../../src/tools/browser.ts';
import { findLinkPlace, test as chromeTest } from '../support/chrome-test.ts';
import { expect, waitForHydration, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* Navigation from one page to the next: the files that are fetched and rendered before a click, and the work that
   must wait until a page is shown. */

// A page with motion that the visitor has paused is hydrated to show that.
test.use({ motion: true });

const application = /\/assets\/(hydrate|app)-/;
const isPlain = ({ html, hasDialog }: BuiltPage) => !hasDialog && !html.includes('data-hydrate');

eachSite((site) => {
  const { pages, overlays, port } = site;
  const plain = pages.filter(isPlain);
  const linked = plain.flatMap((from) => {
    const to = plain.find(({ route }) => route !== from.route && from.html.includes(`href="${route}"`));
    return to ? [{ from, to }] : [];
  });
  const [pair] = linked;
  if (!pair) throw new Error('The next page is tested between two pages that only have to be read.');
  const { from, to } = pair;
  const origin = `http://localhost:${port}`;

  test('a page without controls stays plain: a pointer on its links does not hydrate it', async ({
    page,
  }) => {
    const asked = requests(page);
    await page.goto(from.route);
    const link = page.locator(`a[href="${to.route}"]:visible`).first();
    await link.hover();
    await link.dispatchEvent('pointerdown');
    await page.locator('header summary:visible').first().click();
    await page.waitForTimeout(5000); // The wait is longer than the page waits until it is idle.
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    expect(asked.filter((url) => application.test(url))).toEqual([]);
  });

  const opener = overlayOpener(site);
  if (opener)
    for (const [what, held] of [
      ['the application', application],
      ['the form', /\/assets\/form-/],
    ] as const)
      test(`if ${what} does not arrive, a dialog is opened as a page; the pressed link reacts at once`, async ({
        page,
      }) => {
        // The request gets no response while this page is shown.
        const isHeld = () => new URL(page.url()).pathname === opener.page.route;
        await page.route(held, (route) => (isHeld() ? undefined : route.continue()));
        await page.goto(opener.page.route);
        if (held !== application) await waitForHydration(page);
        const link = page.locator(`main a[href="${opener.to}"]`).first();
        await link.click();
        await expect(link).toHaveAttribute('data-busy', /.*/);
        await expect(page).toHaveURL(new RegExp(`${opener.to}(\\?.*)?$`), { timeout: 4000 });
        await expect(page.getByRole('dialog').locator('form')).toBeVisible();
      });

  if (opener)
    test('a pointer on a link that opens a dialog hydrates the page', async ({ page }) => {
      await page.goto(opener.page.route);
      await page.locator(`main a[href="${opener.to}"]`).first().hover();
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    });

  test('a hydrated page fetches the data of at most eight links, and shows those pages without a request', async ({
    page,
  }) => {
    const asked = requests(page);
    const data = () => asked.filter((url) => url.endsWith('/index.json'));
    await page.goto(from.route);
    // An address of the server is no page.
    await page.evaluate(() =>
      document.body.prepend(
        Object.assign(document.createElement('a'), { href: '/api/oai', textContent: 'OAI' }),
      ),
    );
    await waitForHydration(page);
    await expect.poll(() => data().length).toBeGreaterThan(1);
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(1000);
    // The requests of the page itself are additional.
    expect(data().length).toBeLessThanOrEqual(9);
    expect(data().filter((url) => new URL(url).pathname.startsWith('/api/'))).toEqual([]);
    expect(new Set(data()).size).toBe(data().length);
    const [, ahead = ''] = data();
    const route = new URL(ahead).pathname.replace(/\/index\.json$/, '') || '/';
    const before = asked.length;
    await page.evaluate((address) => {
      document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click();
    }, route);
    await expect(page).toHaveURL(route);
    expect(asked.slice(before).filter((url) => url === ahead)).toEqual([]);
  });

  test('for visitors who save data no file is loaded ahead', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const asked = requests(page);
    await page.goto(from.route);
    await expect(page.locator('html[data-ahead]')).toHaveCount(0);
    await waitForHydration(page);
    await page.waitForTimeout(1500); // The wait is longer than a hydrated page waits before it looks at its links.
    expect(asked.filter((url) => url.endsWith('/index.json'))).toHaveLength(1);
  });

  const withFilm = pages.find(({ html, hasDialog }) => html.includes('data-film') && !hasDialog);
  const withDialog = pages.find(({ hasDialog }) => hasDialog);
  const woken = pages.find((page) => !page.hasDialog && page.html.includes('data-hydrate'));

  test.describe('a prerendered page', () => {
    test.beforeEach(({ page }) => page.addInitScript(prerendering));

    if (withFilm)
      test('plays no film until it is shown', async ({ page }) => {
        const isPlaying = () =>
          page.evaluate(() => [...document.querySelectorAll('video')].some((film) => !film.paused));
        await page.goto(withFilm.route);
        await page.waitForTimeout(1000);
        expect(await isPlaying()).toBe(false);
        await show(page);
        await expect.poll(isPlaying).toBe(true);
      });

    if (withDialog)
      test('does not open its dialog until it is shown', async ({ page }) => {
        const isModal = () => page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'));
        await page.goto(withDialog.route);
        await page.waitForTimeout(500);
        expect(await isModal()).toBe(false);
        await show(page);
        expect(await isModal()).toBe(true);
      });

    // Only a hydrated page counts and measures visits.
    if (woken)
      test('is not hydrated until it is shown, so it counts no visit before', async ({ page }) => {
        const asked = requests(page);
        await page.goto(woken.route);
        await page.keyboard.press('Shift');
        await page.waitForTimeout(4000);
        expect(asked.filter((url) => application.test(url) || /plain-page-/.test(url))).toEqual([]);
        await show(page);
        await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
      });
  });

  chromeTest(
    'the browser prerenders a page while the pointer is on its link, and shows it on the click',
    async ({ tab }) => {
      await tab.goto(origin + from.route);
      await tab.moveTo(await findLinkPlace(tab, to.route));
      await expect.poll(() => tab.prerendered()).toEqual([to.route]);
      await tab.click(await findLinkPlace(tab, to.route));
      await expect.poll(() => tab.evaluate('location.pathname')).toBe(to.route);
      expect(
        await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`),
      ).toBeGreaterThan(0);
      expect(await tab.evaluate(`document.documentElement.dataset.hydrated`)).toBeUndefined();
      // The page starts when it is shown: from then on it prerenders the next page too.
      await expect.poll(() => tab.evaluate(`document.documentElement.dataset.ahead`)).toBe('pointer');
    },
  );

  chromeTest('Back and Forward show a page as it was left, without loading it', async ({ chrome, tab }) => {
    const against = reasonsAgainstKeeping(chrome);
    await tab.goto(origin + from.route);
    await tab.evaluate(`void (window.sameDocument = 'first')`);
    await tab.click(await findLinkPlace(tab, to.route));
    await expect.poll(() => tab.evaluate('location.pathname')).toBe(to.route);
    await tab.evaluate(`void (window.sameDocument = 'second')`);
    for (const [way, route, left] of [
      ['back', from.route, 'first'],
      ['forward', to.route, 'second'],
    ] as const)
      await goInHistory(tab, way, route, left);
    expect(against).toEqual([]);
    // The browser reports what prevents the back/forward cache.
    await tab.evaluate(`addEventListener('unload', () => undefined)`);
    await goInHistory(tab, 'back', from.route);
    await goInHistory(tab, 'forward', to.route);
    await expect.poll(() => against).toContain('UnloadHandlerExistsInMainFrame');
  });

  if (woken)
    chromeTest(
      'Back shows a hydrated page as it was left, too',
      { tag: '@long' },
      async ({ chrome, tab }) => {
        const against = reasonsAgainstKeeping(chrome);
        await tab.goto(origin + woken.route);
        await expect
          .poll(() => tab.evaluate(`'hydrated' in document.documentElement.dataset`), { timeout: 20_000 })
          .toBe(true);
        await tab.evaluate(`void (window.sameDocument = 'first')`);
        await tab.goto(`${origin}/build.json`);
        await goInHistory(tab, 'back', woken.route, 'first');
        expect(against).toEqual([]);
      },
    );

  chromeTest(
    'links to files and dialogs are not prerendered, and nothing is for visitors who save data',
    { tag: '@long' },
    async ({ tab }) => {
      await tab.goto(origin + from.route);
      const [dialog] = overlays;
      for (const address of ['/site.webmanifest', '/api/forms', ...(dialog ? [dialog] : [])]) {
        await tab.moveTo(await addLink(tab, address));
        await tab.evaluate('new Promise((done) => setTimeout(done, 600))'); // The wait is three times as long as that of a browser.
      }
      await tab.evaluate(`void delete document.documentElement.dataset.ahead`);
      await tab.moveTo(await findLinkPlace(tab, to.route));
      await tab.evaluate('new Promise((done) => setTimeout(done, 600))');
      expect(tab.prerendered()).toEqual([]);
    },
  );
});

/**
 * Collects the reasons, as the browser reports them, why its pages cannot enter the back/forward cache. Headless
 * Chromium caches no page, and lists the other reasons that would apply.
 */
function reasonsAgainstKeeping(chrome: Chrome): string[] {
  const itsOwn = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];
  const reasons: string[] = [];
  chrome.onEvent((method, { notRestoredExplanations }) => {
    if (method !== 'Page.backForwardCacheNotUsed') return;
    const reported = (notRestoredExplanations as { reason: string }[]).map(({ reason }) => reason);
    reasons.push(...reported.filter((reason) => !itsOwn.includes(reason)));
  });
  return reasons;
}

/** @param left the mark of the page; a browser with a back/forward cache shows the same document again */
async function goInHistory(
  tab: ChromeTab,
  way: 'back' | 'forward',
  route: string,
  left?: string,
): Promise<void> {
  await tab.evaluate(`void setTimeout(() => history.${way}())`);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe(route);
  if (left && findFullBrowser()) expect(await tab.evaluate('window.sameDocument')).toBe(left);
}

/** Collects the addresses that a page requests from now on. */
function requests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Runs before the page's own scripts, which see the same properties as in a prerendered page. */
function prerendering(): void {
  let isAhead = true;
  Object.defineProperty(document, 'prerendering', { get: () => isAhead });
  document.addEventListener('prerenderingchange', () => (isAhead = false), { capture: true });
}

async function show(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
}

/** Puts a link over the corner of the page. @returns its position */
async function addLink(tab: ChromeTab, address: string): Promise<ClickPoint> {
  await tab.evaluate(`void (() => {
    const link = document.createElement('a');
    link.href = '${address}';
    link.textContent = '${address}';
    document.body.append(link);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body > a:last-child { position: fixed; inset: 0 auto auto 0; z-index: 99; padding: 2rem }');
    document.adoptedStyleSheets = [sheet];
  })()`);
  return { x: 20, y: 20 };
}
