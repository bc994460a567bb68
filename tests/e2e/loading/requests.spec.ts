import { expect, test } from '../support/site.ts';
import { eachSite } from '../support/sites.ts';

/* The number of requests of a page: on a slow connection they determine the waiting time. */

/** The limit until a page is hydrated with its form. */
const maxRequests = 20;
/** The limit of further files of code and styles, which are fetched for the next page. */
const mostAhead = 12;

eachSite(({ pages }) => {
  const heaviest = [...pages]
    .sort((one, other) => weight(other) - weight(one))
    .filter(({ hasDialog }) => !hasDialog)
    .slice(0, 4);

  function weight({ types, forms }: (typeof pages)[number]): number {
    return types.length + 10 * forms.length;
  }

  for (const [where, width] of [
    ['a phone', 390],
    ['a desktop', 1440],
  ] as const)
    test(
      `on ${where} a page requests at most ${maxRequests} files until it is hydrated, and few files for the next page`,
      { tag: where === 'a phone' ? [] : '@long' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(noteHydration);
        for (const { route } of heaviest) {
          const tab = await page.context().newCDPSession(page);
          await tab.send('Network.clearBrowserCache');
          await page.goto(route);
          await page.keyboard.press('Shift');
          await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
          await page.waitForTimeout(2000); // By then the page has fetched files for its visible links.
          const { before, after } = await page.evaluate(requests);
          expect(before.length, `${route}: ${before.join(' ')}`).toBeGreaterThan(8);
          expect(before.length, `${route}: ${before.join(' ')}`).toBeLessThanOrEqual(maxRequests);
          const ahead = after.filter((address) => /\.(js|css)$/.test(address));
          expect(ahead.length, `${route}: ${ahead.join(' ')}`).toBeLessThanOrEqual(mostAhead);
        }
      },
    );
});

/** Run in the page before its own scripts. */
function noteHydration(): void {
  new MutationObserver((_records, observer) => {
    if (document.documentElement.dataset['hydrated'] === undefined) return;
    observer.disconnect();
    performance.mark('hydrated');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Run in the page: its network requests before and after hydration; the cache does not count as network. */
function requests(): { before: string[]; after: string[] } {
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? 0;
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const asked = (entries as PerformanceResourceTiming[]).filter(({ transferSize }) => transferSize > 0);
  const names = (isBefore: boolean) =>
    asked.filter(({ startTime }) => startTime < hydrated === isBefore).map(({ name }) => name);
  return { before: names(true), after: names(false) };
}
