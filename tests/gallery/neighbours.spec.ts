import type { Page } from '@playwright/test';
import { testWithWorkerPages } from '../e2e/support/worker-page.ts';
import { expect } from '../e2e/support/site.ts';
import { cellFaults } from './cell-faults.ts';
import { meetingFaults } from './meeting-faults.ts';
import { renderExamples, stack } from './neighbours.ts';
import type { RenderedExample } from './neighbours.ts';

const test = testWithWorkerPages({ reducedMotion: 'reduce' });

/** A phone, a tablet, a desktop. */
const widths = [360, 768, 1440];

test('sections that were once too close have space between them', async ({ page }) => {
  const examples = await renderExamples(page, ['page-head', 'hero', 'card-grid', 'marquee', 'faq']);
  expect(await faultsBetween(page, examples, ['hero 1', 'marquee 1'], ['card-grid 1', 'faq 1'])).toEqual([]);
  const three = examples.filter(({ name }) => name === 'card-grid 1');
  expect(await faultsWithin(page, three, [3])).toEqual([]);
});

test('any two sections have space between them', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  const examples = await renderExamples(page);
  expect(examples.length).toBeGreaterThan(40);
  expect(await faultsBetween(page, examples)).toEqual([]);
});

test('cells fill their row, for any number of them', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  expect(await faultsWithin(page, await renderExamples(page), [2, 3, 4, 5, 6, 7, 8])).toEqual([]);
});

/**
 * The faults between two sections.
 * @param upper names of the upper ones. Default: all
 * @param lower names of the lower ones
 */
async function faultsBetween(
  page: Page,
  examples: readonly RenderedExample[],
  upper?: readonly string[],
  lower?: readonly string[],
): Promise<string[]> {
  const above = examples.filter(({ name }) => upper?.includes(name) ?? true);
  const below = examples.filter(({ name, isOpening }) => !isOpening && (lower?.includes(name) ?? true));
  const head = examples.find(({ name }) => name === 'page-head 1')!.html;
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const each of above) {
      await stack(page, head, each, below);
      const found = await page.evaluate(
        `(${meetingFaults.toString()})([...document.querySelectorAll('#content')])`,
      );
      for (const [place, some] of (found as string[][]).entries())
        for (const fault of some) faults.push(`${width}: ${each.name} over ${below[place]!.name}: ${fault}`);
    }
  }
  return faults;
}

/**
 * The faults of the cells of each section.
 * @param counts the numbers of cells to try
 */
async function faultsWithin(
  page: Page,
  examples: readonly RenderedExample[],
  counts: readonly number[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const example of examples) {
      await stack(page, '', example, [{ name: '', html: '', isOpening: false }]);
      const found = await page.evaluate(
        `(${cellFaults.toString()})(document.getElementById('content'), ${JSON.stringify(counts)})`,
      );
      for (const fault of found as string[]) faults.push(`${width}: ${example.name}: ${fault}`);
    }
  }
  return faults;
}
