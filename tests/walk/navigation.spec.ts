import { firstWith } from '../workshop/built/built-site.ts';
import { words } from '../e2e/support/words.ts';
import { click, focus, hydrateTab, openRoute, until, untilFocused } from './support/act.ts';
import { openTab, type Tab } from './support/tab.ts';
import { expect, long, test, walked } from './support/walk-test.ts';

/* The navigation of a visitor: links, Back and Forward, menus and tabs. */

const plain = walked.pages.filter(({ hasDialog }) => !hasDialog);
// The page is long enough to be scrolled.
const [from, to] = plain.toSorted((a, b) => b.html.length - a.html.length);
const menu = walked.navigation.find(({ items }) => items);
const isAt = (tab: Tab, route: string) =>
  until(tab, `the page is ${route}`, (path) => location.pathname === path, route);

test('a link of a hydrated page shows the next without a document, and Back restores the position', async ({
  tab,
}) => {
  await openRoute(tab, from!.route);
  await tab.evaluate(() => {
    scrollTo({ top: 500, behavior: 'instant' });
    document.documentElement.dataset['same'] = '';
  });
  await until(tab, 'the page is scrolled', () => scrollY === 500);
  await tab.evaluate(follow, to!.route);
  await isAt(tab, to!.route);
  await untilFocused(tab, 'h1, main, main *');
  await until(tab, 'the next page begins at its top', () => scrollY === 0);
  expect(await tab.evaluate(() => document.documentElement.dataset['same'])).toBe('');
  await tab.evaluate(() => history.back());
  await isAt(tab, from!.route);
  await until(tab, 'the page is where it was left', () => Math.abs(scrollY - 500) < 2);
  await tab.evaluate(() => history.forward());
  await isAt(tab, to!.route);
  await until(tab, 'its title is shown', (title) => document.title === title, to!.title);
});

test(
  'a page that Back has restored has its earlier state, and works',
  long,
  async ({ server, browserUnderTest }) => {
    // This test is separate: after a page was restored from the back/forward cache, Firefox may not deliver keys to
    // later tests.
    const tab = await openTab(browserUnderTest);
    const [one, other] = [from!, to!].map(({ route }) => server.url + route) as [string, string];
    try {
      // A browser may not cache a page that is left during a fetch.
      await expect(async () => {
        await tab.goto(one);
        await tab.evaluate(() => void (document.documentElement.dataset['same'] = ''));
        await tab.goto(other);
        await tab.evaluate(() => history.back());
        await isAt(tab, from!.route);
        const isCached = await tab.evaluate(() => document.documentElement.dataset['same'] === '');
        // Headless Chromium has no back/forward cache.
        expect(isCached || browserUnderTest === 'chromium', 'the page came from the back/forward cache').toBe(
          true,
        );
      }).toPass();
      await hydrateTab(tab);
      await tab.evaluate(follow, to!.route);
      await isAt(tab, to!.route);
      expect(await tab.evaluate(() => window.walk?.errors)).toEqual([]);
    } finally {
      await tab.close();
    }
  },
);

test('a page that is left while it loads causes no unhandled rejection', long, async ({ tab }) => {
  await tab.goto(from!.route);
  for (const { route } of [...plain.slice(0, 8), from!]) {
    await tab.evaluate((next) => location.assign(next), route);
    await isAt(tab, route);
  }
  await hydrateTab(tab);
});

if (menu) {
  const button = `header summary`;
  const opened = () => document.querySelectorAll('header details[open]').length;

  test('a menu is opened by a key, and closed by Escape, on a desktop and on a phone', async ({ tab }) => {
    for (const [width, name] of [
      [1280, button],
      [390, `header summary[aria-label="${words.menu}"]`],
    ] as const) {
      await tab.resize(width, 800);
      await openRoute(tab, '/');
      await focus(tab, name);
      await tab.press('Enter');
      await until(tab, `the menu is open at ${width}`, opened);
      await tab.press('Tab');
      await untilFocused(tab, 'header details[open] :is(a, summary)');
      await tab.press('Escape');
      await until(tab, 'the menu is closed', () => !document.querySelector('header details[open]'));
      await untilFocused(tab, name);
    }
  });

  test('a menu is opened by a click, and closed by one elsewhere', long, async ({ tab }) => {
    for (const [width, name] of [
      [1280, button],
      [390, `header summary[aria-label="${words.menu}"]`],
    ] as const) {
      await tab.resize(width, 800);
      await openRoute(tab, '/');
      await click(tab, name);
      await until(tab, 'the menu is open', opened);
      // This point is beside the menu and beside the scrollbar.
      await tab.clickAt(width - 50, 700);
      await until(tab, 'the menu is closed', () => !document.querySelector('header details[open]'));
    }
  });
}

const tabs = firstWith(walked, 'tabs');
if (tabs)
  for (const state of ['hydrated', 'plain'] as const)
    test(
      `tabs are chosen by the arrows on a page that was ${state}`,
      state === 'plain' ? {} : long,
      async ({ tab }) => {
        await tab.goto(tabs.route);
        if (state === 'hydrated') await hydrateTab(tab);
        await focus(tab, 'main li > a[data-label]');
        await until(tab, 'the links are tabs', () => document.activeElement?.matches('[role=tab]'));
        for (const [key, place] of [
          ['ArrowRight', 1],
          ['ArrowRight', 2],
          ['ArrowLeft', 1],
          ['End', -1],
          ['Home', 0],
        ] as const) {
          await tab.press(key);
          await until(
            tab,
            `${key} leads to tab ${place}, which is chosen`,
            (wanted) => {
              const all = document.querySelector('[role=tablist]')?.querySelectorAll('[role=tab]') ?? [];
              const next = [...all].at(wanted);
              return document.activeElement === next && next?.getAttribute('aria-selected') === 'true';
            },
            place,
          );
        }
      },
    );

/** Clicks a link to any page of the site. Runs in the page. */
function follow(route: string): void {
  const link = document.createElement('a');
  link.href = route;
  document.body.append(link);
  link.click();
  link.remove();
}
