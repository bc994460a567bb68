import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { BuiltPage } from '../../src/tools/check/built-site.ts';
import { eachSite } from './support/sites.ts';

/** The whole style sheets of a page, which come after the first paint. */
const wholeSheets = /\/assets\/(site|page)-\w+\.css$/;

/** Rules of the first screen that are in force; none once the whole sheets are. */
const firstSheets = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.length);

/** Keeps the whole style sheets back until it is told. */
async function holdSheets(page: Page): Promise<() => void> {
  let release = () => {};
  const told = new Promise<void>((resolve) => (release = resolve));
  await page.route(wholeSheets, async (route) => {
    await told;
    await route.continue();
  });
  // Fonts come after the first paint, too, and would change letters between two pictures.
  await page.route(/\.woff2$/, (route) => route.abort());
  return release;
}

/** What is seen, without what moves. */
async function picture(page: Page): Promise<string> {
  await page.evaluate(() => {
    const seen = [...document.images].filter((each) => each.getBoundingClientRect().top < innerHeight);
    return Promise.all(seen.filter((each) => each.offsetParent).map((each) => each.decode().catch(() => {})));
  });
  return (await page.screenshot({ animations: 'disabled' })).toString('base64');
}

/** The chat's link floats over the page but stands below everything in the document: it comes with the rest. */
async function hideChat(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main ~ a { visibility: hidden }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** One page for each way in which pages begin. */
function beginnings(pages: readonly BuiltPage[]): BuiltPage[] {
  const plain = pages.filter(({ hasDialog }) => !hasDialog);
  return [...Map.groupBy(plain, ({ sections }) => sections[0]?.type).values()].map(([page]) => page!);
}

eachSite(({ pages }) => {
  test.describe('before its style sheets have come', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    for (const { route } of beginnings(pages))
      for (const width of [1024, 360])
        test(`${route} looks at ${width} pixels as it will`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          const release = await holdSheets(page);
          await page.goto(route, { waitUntil: 'commit' });
          await expect(page.locator('main h1')).toBeVisible();
          expect(await firstSheets(page)).toBe(1);
          const before = await picture(page);
          release();
          await expect.poll(() => firstSheets(page)).toBe(0);
          await hideChat(page);
          expect((await picture(page)) === before).toBe(true);
          await expect(page.locator('footer')).toBeVisible();
        });
  });

  const asking = pages.find(({ hasDialog }) => hasDialog);
  if (asking)
    test('a dialog that a page opens with is there in the first paint, and has the focus', async ({
      page,
    }) => {
      const release = await holdSheets(page);
      await page.goto(asking.route, { waitUntil: 'commit' });
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
      await expect(page.locator('dialog :focus')).toHaveCount(1);
      expect(await firstSheets(page)).toBe(1);
      release();
      await expect.poll(() => firstSheets(page)).toBe(0);
      await expect(page.locator('dialog :focus')).toHaveCount(1);
    });

  const [first] = pages.filter(({ html }) => html.includes('main~*'));
  if (!first) throw new Error('No page is longer than a screen.');

  test('a page whose style sheets fail to come can be read to its end', async ({ page }) => {
    await page.route(wholeSheets, (route) => route.abort());
    await page.goto(first.route);
    await expect.poll(() => firstSheets(page)).toBe(0);
    await expect(page.locator('footer')).toBeVisible();
  });

  test('the theme that was chosen is painted first', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto(first.route);
    const light = await ground();
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await holdSheets(page);
    await page.goto(first.route, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    expect(await firstSheets(page)).toBe(1);
    expect(await ground()).not.toBe(light);
  });

  test('fonts come after the first paint, and at once on the next page', async ({ page }) => {
    const [other] = pages.filter(({ route, hasDialog }) => route !== first.route && !hasDialog);
    const fonts = () =>
      page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ transferSize }) => transferSize > 0),
      );
    await page.goto(first.route);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('link[rel=preload]').count()).toBe(0);
    expect((await fonts()).includes(true)).toBe(true);
    await page.goto(other?.route ?? '/');
    await page.evaluate(() => document.fonts.ready);
    expect((await fonts()).filter((isFetched) => isFetched).length).toBeLessThanOrEqual(1);
  });
});
