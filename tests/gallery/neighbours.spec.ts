import type { Page } from '@playwright/test';
import { testWithWorkerPages } from '../e2e/support/worker-page.ts';
import { expect } from '../e2e/support/site.ts';
import { cellProblems } from './cell-problems.ts';
import { meetingProblems } from './meeting-problems.ts';
import { renderExamples, stack } from './neighbours.ts';
import type { RenderedExample } from './neighbours.ts';

const test = testWithWorkerPages({ reducedMotion: 'reduce' });

/** A phone, a tablet, a desktop. */
const widths = [360, 768, 1440];

test('sections that were once too close have space between them', async ({ page }) => {
  const examples = await renderExamples(page, ['page-head', 'hero', 'card-grid', 'marquee', 'faq']);
  expect(await problemsBetween(page, examples, ['hero 1', 'marquee 1'], ['card-grid 1', 'faq 1'])).toEqual(
    [],
  );
  const three = examples.filter(({ name }) => name === 'card-grid 1');
  expect(await problemsWithin(page, three, [3])).toEqual([]);
});

test('any two sections have space between them', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  const examples = await renderExamples(page);
  expect(examples.length).toBeGreaterThan(40);
  expect(await problemsBetween(page, examples)).toEqual([]);
});

test('cells fill their row, for any number of them', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  expect(await problemsWithin(page, await renderExamples(page), [2, 3, 4, 5, 6, 7, 8])).toEqual([]);
});

/**
 * The problems between two sections.
 * @param upper names of the upper ones. Default: all
 * @param lower names of the lower ones
 */
async function problemsBetween(
  page: Page,
  examples: readonly RenderedExample[],
  upper?: readonly string[],
  lower?: readonly string[],
): Promise<string[]> {
  const above = examples.filter(({ name }) => upper?.includes(name) ?? true);
  const below = examples.filter(({ name, isOpening }) => !isOpening && (lower?.includes(name) ?? true));
  const head = examples.find(({ name }) => name === 'page-head 1')!.html;
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const each of above) {
      await stack(page, head, each, below);
      const found = await page.evaluate(
        `(${meetingProblems.toString()})([...document.querySelectorAll('#content')])`,
      );
      for (const [place, some] of (found as string[][]).entries())
        for (const problem of some)
          problems.push(`${width}: ${each.name} over ${below[place]!.name}: ${problem}`);
    }
  }
  return problems;
}

/**
 * The problems of the cells of each section.
 * @param counts the numbers of cells to try
 */
async function problemsWithin(
  page: Page,
  examples: readonly RenderedExample[],
  counts: readonly number[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const example of examples) {
      await stack(page, '', example, [{ name: '', html: '', isOpening: false }]);
      const found = await page.evaluate(
        `(${cellProblems.toString()})(document.getElementById('content'), ${JSON.stringify(counts)})`,
      );
      for (const problem of found as string[]) problems.push(`${width}: ${example.name}: ${problem}`);
    }
  }
  return problems;
}
