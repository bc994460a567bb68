import { words } from '../e2e/support/words.ts';
import { click, openRoute, until } from './support/act.ts';
import type { Tab } from './support/tab.ts';
import { expect, long, test, walked } from './support/walk-test.ts';

const [first, second] = walked.pages.filter(({ hasDialog }) => !hasDialog);

test('a choice of light or dark applies to all pages', long, async ({ tab }) => {
  await openRoute(tab, first!.route);
  await choose(tab, words.themes.light);
  const light = await tab.evaluate(ground);
  await choose(tab, words.themes.dark);
  await until(
    tab,
    'the background is different',
    (before) => getComputedStyle(document.body).backgroundColor !== before,
    light,
  );
  const dark = await tab.evaluate(ground);
  await tab.reload();
  expect(await tab.evaluate(ground)).toBe(dark);
  await tab.goto(second!.route);
  expect(await tab.evaluate(ground)).toBe(dark);
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

function choose(tab: Tab, name: string): Promise<void> {
  return click(tab, 'label:has([name=site-theme])', name);
}

/** Runs in the page. */
function ground(): string {
  return getComputedStyle(document.body).backgroundColor;
}
