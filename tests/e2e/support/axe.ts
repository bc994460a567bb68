import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitUntilSettled } from './wait-until-settled.ts';

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Parts of a page, by their selectors. */
export type AxeContext = string | { include: string[][]; exclude: string[][] };
interface Axe {
  run: (
    place: AxeContext,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}
/** The rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Violations that axe finds in the current page: all rules at each width, and the colour rules again in the dark
 * theme, at the last width, because colours seldom depend on it. The page is loaded once; its window is resized. Axe
 * takes most of the time of all tests: a further width would find little that the probes do not.
 * @param within selector of the part of the page that has changed, if the rest was checked before
 * @returns one line for each problem
 */
export async function problems(
  page: Page,
  widths: readonly number[] = [360, 1440],
  within = 'html',
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    found.push(...(await problemsAt(page, width, within)));
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await run(page, within, `${widths.at(-1)} dark`, { type: 'rule', values: colourRules })));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Violations that axe finds at one width, in the light theme. */
export async function problemsAt(page: Page, width: number, within: AxeContext = 'html'): Promise<string[]> {
  await loadAxe(page);
  await page.setViewportSize({ width, height: 800 });
  return run(page, within, `${width} light`, { type: 'tag', values: tags });
}

/**
 * Axe is a script of half a megabyte: a page loads it once. The browser's protocol injects it, so that no content
 * policy blocks it.
 */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

async function run(
  page: Page,
  within: AxeContext,
  when: string,
  runOnly: { type: 'tag' | 'rule'; values: readonly string[] },
): Promise<string[]> {
  await waitUntilSettled(page); // Axe measures the current colours: transitions must have ended.
  const found = await page.evaluate(
    async ({ place, only }) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(place, { runOnly: only, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    { place: within, only: runOnly },
  );
  return found.map((problem) => `${when}: ${problem}`);
}
