import { until } from './support/act.ts';
import { test, walked } from './support/walk-test.ts';

const page = walked.pages.find(({ route, hasDialog }) => route !== '/' && !hasDialog);

test('a plain page fetches the pages of its links', async ({ tab }) => {
  // With paused motion, a page hydrates to say so.
  await tab.evaluate(() => localStorage.removeItem('motion'));
  await tab.goto(page!.route);
  const drawsAhead = await tab.evaluate(() => !!HTMLScriptElement.supports?.('speculationrules'));
  test.skip(drawsAhead, 'This browser draws them ahead of a click.');
  await until(tab, 'a page is fetched', () => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fetched = files.filter(
      ({ initiatorType, decodedBodySize }) => initiatorType === 'fetch' && decodedBodySize > 0,
    );
    return fetched.some(({ name }) => [...document.links].some(({ href }) => href === name));
  });
});
