import { expect, test } from './support/site.ts';
import { eachSite } from './support/sites.ts';

eachSite(({ pages }) => {
  // The home page first: with it come the fonts, which the other pages then have.
  const routes = pages.map(({ route }) => route).toSorted((a, b) => Number(b === '/') - Number(a === '/'));

  for (const width of [320, 768, 1440])
    test(`at ${width} pixels nothing overflows and nothing shifts`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
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
      const found: string[] = [];
      for (const route of routes) {
        await page.goto(route);
        const { over, shift } = await page.evaluate(async () => {
          await document.fonts.ready;
          scrollTo(0, document.body.scrollHeight);
          await new Promise((resolve) => setTimeout(resolve, 250));
          return {
            over: document.documentElement.scrollWidth - innerWidth,
            shift: (window as unknown as { shift: number }).shift,
          };
        });
        if (over > 0) found.push(`${route} is ${over} px too wide`);
        if (shift > 0.001) found.push(`${route} shifts by ${shift.toFixed(4)}`);
      }
      expect(found).toEqual([]);
    });
});
