import { chooseVariedPages } from '../e2e/support/choose-varied-pages.ts';
import { hydrateTab, until } from './support/act.ts';
import { lookByAxe } from './support/axe.ts';
import { expect, long, test, walked } from './support/walk-test.ts';

/* Every page: the prerendered content stays when scripts run, the browser reports no error, and no content is too
   wide or missing. */

const widths = [
  { width: 1280, themes: ['dark', 'light'], looked: 'light' },
  { width: 390, themes: ['light', 'dark'], looked: 'dark' },
] as const;
/** The short walk: two pages with the most types of sections, one wide and one narrow. */
const short = new Map(chooseVariedPages(walked.pages, 2).map(({ route }, index) => [route, index % 2]));

for (const { route } of walked.pages)
  for (const [place, { width, themes, looked }] of widths.entries())
    test(
      `${route} is complete in both themes, ${width} pixels wide`,
      short.get(route) === place ? {} : long,
      async ({ tab }) => {
        await tab.resize(width, 800);
        await tab.goto(route);
        await hydrateTab(tab);
        // A few words change, such as the date of access of a citation; a missing section changes more.
        const lost = await tab.evaluate(lostWords);
        expect(lost.length, `words that only the prerendered page has: ${lost.join(' ')}`).toBeLessThan(10);
        expect(await tab.evaluate(() => window.walk?.prerendered.length)).toBeGreaterThan(0);
        for (const theme of themes) {
          await tab.evaluate(chooseTheme, theme);
          await until(tab, 'the pictures have come', arePicturesLoaded);
          expect.soft(await tab.evaluate(brokenPictures), `broken pictures, ${theme}`).toEqual([]);
          expect
            .soft(await tab.evaluate(excessWidth), `pixels that the page is too wide, ${theme}`)
            .toBeLessThanOrEqual(0);
          if (theme !== looked) continue;
          await tab.evaluate(lookByAxe);
          await until(tab, 'axe has looked', () => window.walk?.found !== undefined);
          expect.soft(await tab.evaluate(() => window.walk?.found), `found by axe, ${theme}`).toEqual([]);
        }
      },
    );

/** The words that only the prerendered page has. Runs in the page. */
function lostWords(): string[] {
  const { prerendered = [], words } = window.walk ?? {};
  const left = words?.() ?? [];
  return prerendered.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Presses the switch in the footer, which a dialog may cover. Runs in the page. */
function chooseTheme(theme: string): void {
  document.querySelector<HTMLInputElement>(`[name=site-theme][value=${theme}]`)?.click();
}

/** Runs in the page. */
function arePicturesLoaded(): boolean {
  for (const picture of document.images) picture.loading = 'eager';
  return [...document.images].every(({ complete }) => complete);
}

/** Runs in the page. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .map(({ outerHTML }) => outerHTML);
}

/** Runs in the page. */
function excessWidth(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
