import { testWithWorkerPages } from '../e2e/support/worker-page.ts';
import { expect } from '../e2e/support/site.ts';
import { cellFaults } from './cell-faults.ts';
import { meetingFaults } from './meeting-faults.ts';
import { drawExamples, stack } from './neighbours.ts';

const test = testWithWorkerPages({ reducedMotion: 'reduce' });

/** A phone, a tablet, a desktop. */
const widths = [360, 768, 1440];

test('any two sections have room where they meet', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  const examples = await drawExamples(page);
  expect(examples.length).toBeGreaterThan(40);
  const lower = examples.filter(({ isOpening }) => !isOpening);
  const head = examples.find(({ name }) => name === 'page-head 1')!.html;
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const upper of examples) {
      await stack(page, head, upper, lower);
      const found = await page.evaluate(
        `(${meetingFaults.toString()})([...document.querySelectorAll('#content')])`,
      );
      for (const [place, some] of (found as string[][]).entries())
        for (const fault of some) faults.push(`${width}: ${upper.name} over ${lower[place]!.name}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('cells fill their row, however many there are', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(600_000);
  const examples = await drawExamples(page);
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const example of examples) {
      await stack(page, '', example, [{ name: '', html: '', isOpening: false }]);
      const found = await page.evaluate(
        `(${cellFaults.toString()})(document.getElementById('content'), [2, 3, 4, 5, 6, 7, 8])`,
      );
      for (const fault of found as string[]) faults.push(`${width}: ${example.name}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
