import { expect, test } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import type { BuiltPage } from '../../workshop/built/built-site.ts';
import { haltDocuments } from '../support/halted-document.ts';
import { follow, waitForHydration, openPage } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/** The whole style sheets of a page, which load after the first paint. */
const wholeSheets = /\/assets\/(site|page)-\w+\.css$/;

/**
 * The active style sheets of the first screen, its fallback fonts and its rules; none after the whole sheets
 * apply.
 */
const firstSheets = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.length);
const allFirst = 2;

/** Delays the whole style sheets until the returned function is called. */
async function holdSheets(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(wholeSheets, async (route) => {
    await released;
    await route.continue();
  });
  // The test blocks fonts, because they may arrive before or after the first paint.
  await page.route(/\.woff2$/, (route) => route.abort());
  return release;
}

/** Pictures of the page on a desktop and on a phone, without moving parts. */
async function pictures(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(await picture(page));
  }
  return found;
}

async function picture(page: Page): Promise<string> {
  await page.evaluate(() => {
    const seen = [...document.images].filter((each) => each.getBoundingClientRect().top < innerHeight);
    return Promise.all(seen.filter((each) => each.offsetParent).map((each) => each.decode().catch(() => {})));
  });
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

/** The link to the chat floats over the page but is last in the document, so it is painted with the rest. */
async function hideChat(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main ~ a { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** One page for each kind of beginning. */
function beginnings(pages: readonly BuiltPage[]): BuiltPage[] {
  const plain = pages.filter(({ hasDialog }) => !hasDialog);
  return [...Map.groupBy(plain, ({ sections }) => sections[0]?.type).values()].map(([page]) => page!);
}

eachSite(({ pages, port }) => {
  test.describe('before its style sheets are loaded', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const { route } of beginnings(pages))
      test(`${route} looks like its final state`, async ({ page }) => {
        const release = await holdSheets(page);
        await page.goto(route, { waitUntil: 'commit' });
        await expect(page.locator('main h1')).toBeVisible();
        expect(await firstSheets(page)).toBe(allFirst);
        const before = await pictures(page);
        release();
        await expect.poll(() => firstSheets(page)).toBe(0);
        await hideChat(page);
        const after = await pictures(page);
        expect(after.map((each, place) => each === before[place])).toEqual([true, true]);
        await expect(page.locator('footer')).toBeVisible();
      });
  });

  const asking = pages.find(({ hasDialog }) => hasDialog);
  if (asking) {
    test('the open dialog of a page is in the first paint, and has the focus', async ({ page }) => {
      const release = await holdSheets(page);
      await page.goto(asking.route, { waitUntil: 'commit' });
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await expect(page.locator('dialog :focus')).toHaveCount(1);
      expect(await firstSheets(page)).toBe(allFirst);
      release();
      await expect.poll(() => firstSheets(page)).toBe(0);
      await expect(page.locator('dialog :focus')).toHaveCount(1);
    });

    test('a dialog that arrives in two parts is painted as a whole', async ({ page }) => {
      const site = await haltDocuments(`http://localhost:${port}`, 'dialog');
      await page.addInitScript(noteShifts);
      await page.goto(site.address + asking.route);
      expect(await page.evaluate(afterFrame)).toBeLessThan(0.001);
      site.close();
    });
  }

  const [first] = pages.filter(({ html }) => html.includes('main~*'));
  if (!first) throw new Error('No page is longer than a screen.');

  test('a page without its style sheets can be read to its end', async ({ page }) => {
    await page.route(wholeSheets, (route) => route.abort());
    await page.goto(first.route);
    await expect.poll(() => firstSheets(page)).toBe(0);
    await expect(page.locator('footer')).toBeVisible();
  });

  test('missing fonts cause no error, even if the style sheets arrive late', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const release = await holdSheets(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'error'));
    release();
    await page.waitForLoadState('load');
    expect(errors).toEqual([]);
  });

  test('a page fetches its own style sheets, and after hydration those of all pages', async ({ page }) => {
    const fetched = new Set<string>();
    page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
    const isOther = (address: string) => address.endsWith('.css') && !/\/(site|page|print)-/.test(address);
    await page.goto(first.route);
    expect([...fetched].filter((address) => wholeSheets.test(address))).toHaveLength(2);
    expect([...fetched].filter(isOther)).toEqual([]);
    await waitForHydration(page);
    const all = (await page.locator('html').getAttribute('data-styles')) ?? '';
    await expect.poll(() => [...fetched].filter(isOther)).toEqual([all]);
  });

  test('the first paint has the chosen theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto(first.route);
    const light = await ground();
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await holdSheets(page);
    await page.goto(first.route, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    expect(await firstSheets(page)).toBe(allFirst);
    expect(await ground()).not.toBe(light);
  });

  test('on a slow connection the site’s fonts appear from the second page on, in the main heading from the first', async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const slowLine = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    const isShown = async (selector: string) => {
      const fonts = await usedFonts(session, selector);
      return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
    };
    await page.addInitScript(noteShifts);
    await page.addInitScript(noteFonts);
    const [other] = pages.filter(({ route, hasDialog }) => route !== first.route && !hasDialog);

    await openPage(page, first.route);
    await page.waitForFunction(() => localStorage['fonts']);
    expect(await page.locator('link[rel=preload]').count()).toBe(0);
    await expect.poll(() => isShown('main h1')).toBe(true);
    expect(await isShown('main h2')).toBe(false);
    expect(await page.evaluate('shift')).toBeLessThan(0.001);

    await follow(page, other?.route ?? '/');
    await expect(page).toHaveURL(other?.route ?? '/');
    await expect.poll(() => isShown('main h2')).toBe(true);
    // The previous page does not get the new fonts.
    expect(await page.evaluate('headingAtChange')).toBe(await page.locator('main h1').textContent());

    await expect(async () => {
      await page.goto(first.route);
      expect(await isShown('main h2')).toBe(true);
    }, 'the browser waits for a short time only, which a busy machine may miss').toPass({ timeout: 20_000 });
  });

  test('fonts have a lower priority than the document', async ({ page }) => {
    await openPage(page, first.route);
    await page.waitForFunction(() => localStorage['fonts']);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const priorities = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ request }) =>
      priorities.set(request.url, request.initialPriority),
    );
    await page.goto(first.route);
    const ofFonts = [...priorities].filter(([address]) => address.endsWith('.woff2'));
    expect(ofFonts.length).toBeGreaterThan(0);
    expect(ofFonts.filter(([, priority]) => priority === 'VeryHigh')).toEqual([]);
    expect(priorities.get(page.url())).toBe('VeryHigh');
  });
});

/** Runs before the page's scripts: adds up the layout shifts of visible content. */
function noteShifts(): void {
  Object.assign(window, { shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      (window as unknown as { shift: number }).shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: the layout shifts so far, after everything in the document is painted. */
async function afterFrame(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return (window as unknown as { shift: number }).shift;
}

/** The fonts that render an element. */
async function usedFonts(session: CDPSession, selector: string): Promise<{ isCustomFont: boolean }[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 1 });
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}

/** Runs before the page's scripts: stores the main heading of the page when all fonts are replaced. */
function noteFonts(): void {
  const { clear } = FontFaceSet.prototype;
  FontFaceSet.prototype.clear = function () {
    Object.assign(window, { headingAtChange: document.querySelector('main h1')?.textContent });
    clear.call(this);
  };
}
