import { routesWithNewElements } from '../e2e/support/frames.ts';
import { hydrate, until } from './support/act.ts';
import { axeFaults } from './support/axe.ts';
import type { Tab } from './support/tab.ts';
import { expect, isWhole, test, walked } from './support/walk-test.ts';

/* Every page: what was drawn by the build stays when scripts come, nothing is reported, nothing is too wide or missing. */

const worthWalking = routesWithNewElements(walked.pages);

for (const { route } of walked.pages.filter((page) => isWhole || worthWalking.has(page.route)))
  test(`${route} is hydrated without a word, keeps its words, fits, and is accessible, light and dark`, async ({
    tab,
  }) => {
    await tab.goto(route);
    await hydrate(tab);
    expect(await tab.evaluate(lostWords), 'words that were there before the page was hydrated').toEqual([]);
    for (const [theme, width] of isWhole ? combinations : combinations.slice(0, 2)) {
      await tab.resize(width, 800);
      await tab.evaluate(chooseTheme, theme);
      await expectSound(tab, `${theme} at ${width}`);
    }
  });

const combinations = [
  ['light', 1280],
  ['dark', 390],
  ['light', 390],
  ['dark', 1280],
] as const;

async function expectSound(tab: Tab, when: string): Promise<void> {
  await until(tab, 'the pictures have come', picturesHaveCome);
  expect.soft(await tab.evaluate(brokenPictures), `${when}: broken pictures`).toEqual([]);
  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect.soft(await tab.evaluate(wide), `${when}: pixels that the page is too wide`).toBeLessThanOrEqual(0);
  expect.soft(await tab.evaluate(axeFaults), `${when}: what axe has found`).toEqual([]);
}

/** Runs in the page. */
function lostWords(): string[] {
  const left = new Map<string, number>();
  for (const word of window.walk.words().split(/\s+/)) left.set(word, (left.get(word) ?? 0) + 1);
  return window.walk.prerendered.split(/\s+/).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1;
  });
}

/** As the switch in the footer does, which a dialog may cover. Runs in the page. */
function chooseTheme(theme: string): void {
  document.querySelector<HTMLInputElement>(`[name=site-theme][value=${theme}]`)?.click();
}

/** Runs in the page. */
function picturesHaveCome(): boolean {
  for (const picture of document.images) picture.loading = 'eager';
  return [...document.images].every(({ complete }) => complete);
}

/** Runs in the page. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .map(({ outerHTML }) => outerHTML);
}
