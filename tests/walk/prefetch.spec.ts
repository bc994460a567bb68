import { until } from './support/act.ts';
import { test, walked } from './support/walk-test.ts';

const page = walked.pages.find(({ route, hasDialog }) => route !== '/' && !hasDialog);

test('a plain page fetches the pages of its links', async ({ tab }) => {
  // If motion is paused, a page with the button for motion is hydrated to show its state.
  await tab.evaluate(() => localStorage.removeItem('motion'));
  await tab.goto(page!.route);
  const prerenders = await tab.evaluate(() => !!HTMLScriptElement.supports?.('speculationrules'));
  test.skip(prerenders, 'This browser prerenders the pages instead.');
  await until(tab, 'a page is fetched', () => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fetched = files.filter(
      ({ initiatorType, decodedBodySize }) => initiatorType === 'fetch' && decodedBodySize > 0,
    );
    return fetched.some(({ name }) => [...document.links].some(({ href }) => href === name));
  });
});
