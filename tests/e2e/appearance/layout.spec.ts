import type { ListedFont } from '../../../src/core/page/web-fonts.ts';
import { expect, test } from '../support/site.ts';
import { eachSite, ownSite } from '../support/sites.ts';

/** A connection that is too slow for fonts before the first paint. */
const slowLine = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };

const widths = [320, 820, 1440];

eachSite(({ name, pages: originals, translations, navigation, on }) => {
  const tag = name === ownSite.name ? [] : '@long';
  const pages = [...originals, ...translations];
  // Pages with different sections; the widths alternate.
  const kinds = [...new Map(pages.map((page) => [page.types.join(), page])).values()];
  for (const [turn, width] of widths.entries())
    test(
      `nothing overflows, and on a first visit over a slow connection at ${width} pixels nothing shifts`,
      { tag: width === 320 ? [] : '@long' },
      async ({ page }) => {
        test.setTimeout(300_000);
        const session = await page.context().newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', slowLine);
        await session.send('Network.setCacheDisabled', { cacheDisabled: true });
        await page.addInitScript(() => {
          localStorage.clear();
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            })[]) {
              if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        const visit = async (route: string) => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(route);
          // The fonts load for the next page.
          await page.waitForFunction(() => !document.querySelector('[data-fonts]') || localStorage['fonts']);
          return page.evaluate(async () => {
            await document.fonts.ready;
            scrollTo(0, document.body.scrollHeight);
            await new Promise((resolve) => setTimeout(resolve, 100));
            const listed = JSON.parse(
              document.querySelector('[data-fonts]')?.textContent ?? '[]',
            ) as ListedFont[];
            // The machine may lack a font for letters of the page.
            const readable = listed.filter(({ isReadable }) => isReadable);
            const least = readable.filter(({ isBelow }) => !isBelow).length;
            const shown = [...document.fonts].filter(
              ({ display, status }) => display === 'swap' && status === 'loaded',
            );
            const isRight = shown.length >= least && shown.length <= readable.length;
            return { shift: (window as unknown as { shift: number }).shift, isRight };
          });
        };
        const found: string[] = [];
        for (const { route } of kinds.filter((_, place) => place % widths.length === turn)) {
          const { shift, isRight } = await visit(route);
          if (!isRight) found.push(`${route} shows other fonts than those that its letters need`);
          for (const each of widths) {
            await page.setViewportSize({ width: each, height: 800 });
            const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (over > 0) found.push(`${route} is ${over} px too wide at ${each} pixels`);
          }
          // A busy machine may paint a partly loaded document, but not twice at the same place.
          const again = shift > 0.001 ? (await visit(route)).shift : 0;
          if (again > 0.001) found.push(`${route} shifts by ${shift.toFixed(4)} and ${again.toFixed(4)}`);
        }
        expect(found).toEqual([]);
      },
    );

  test('the columns of the footer are folded in a small window, and none of them in a wide one', async ({
    page,
  }) => {
    await page.goto('/');
    const foot = page.locator('footer').last();
    const links = foot.locator('nav a');
    const [buttons, titles] = [foot.locator('nav summary'), foot.locator('nav h2')];
    const columns = await buttons.count();
    expect(columns).toBeGreaterThan(0);
    await expect(links.filter({ visible: true })).toHaveCount(await links.count());
    await expect(titles.filter({ visible: true })).toHaveCount(columns);
    await expect(buttons.filter({ visible: true })).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(links.filter({ visible: true })).toHaveCount(0);
    await expect(titles.filter({ visible: true })).toHaveCount(0);
    await buttons.first().press('Enter');
    await expect(foot.locator('nav').first().locator('a').last()).toBeVisible();
    await expect(foot.locator('nav').last().locator('a').last()).toBeHidden();
  });

  test(
    'the whole navigation is on one line from 769 pixels on, and its lists stay within the window',
    { tag },
    async ({ page }) => {
      await page.goto('/');
      const items = page.locator('header nav > div > ul > li > :is(a, details)');
      await page.setViewportSize({ width: 768, height: 800 });
      await expect(items.filter({ visible: true })).toHaveCount(0);
      for (const width of [769, 860, 960, 1024, 1025, 1100]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(items.filter({ visible: true })).toHaveCount(navigation.length);
        const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
        expect(new Set(boxes.map((box) => box?.y)).size, `lines at ${width} pixels`).toBe(1);
        expect(Math.max(...boxes.map((box) => box?.height ?? 0)), 'a label has one line').toBeLessThan(60);
        for (const menu of await items.locator('summary').all()) {
          await menu.click();
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over, `the page is too wide at ${width} pixels`).toBeLessThanOrEqual(0);
          const list = await page.locator('header nav details[open] ul').boundingBox();
          expect(list?.x).toBeGreaterThanOrEqual(0);
          expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
        }
      }
    },
  );

  on('subject-match', ({ route }) =>
    test('all rows of portraits are equally long, whichever subject is chosen', async ({ page }) => {
      for (const width of [1040, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        const wall = page.locator('fieldset:has(figure)').first();
        for (const subject of await wall.locator('label').all()) {
          await subject.click();
          const tops = await wall
            .locator('figure')
            .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
          const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
          expect(new Set(rows).size, `${width} pixels: ${rows.join(' and ')} in a row`).toBe(1);
        }
      }
    }),
  );
});
