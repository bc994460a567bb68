import { expect, test } from 'vitest';
import { createStepReporter } from '../../../src/tools/report/report-steps.ts';

/** The output while 1,000 pages are rendered, one every two milliseconds. */
function reported(isTTY: boolean, isPlain: boolean): string {
  let [text, time] = ['', 0];
  const steps = createStepReporter({ isTTY, write: (more) => (text += more) }, isPlain, () => time);
  steps.notify('Bundling the code');
  for (let done = 1; done <= 1000; done++) {
    time += 2;
    steps.notify('Rendering pages', done, 1000);
  }
  steps.notify('Writing media');
  steps.end();
  return text;
}

test('a terminal shows the number of finished pages, the rate, and the remaining time', () => {
  const lines = reported(true, false).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('Bundling the code …');
  const shown = lines[1]!.split('\r').slice(1);
  expect(shown[1]).toBe('Rendering pages: 101 of 1,000, 505 a second, 2 s left\u001b[K');
  expect(shown.at(-1)).toBe('Rendering pages: 1,000 of 1,000, 501 a second\u001b[K');
  expect(shown.length).toBeLessThanOrEqual(12);
  expect(lines[2]).toBe('Writing media …');
});

test.each([
  ['a log', false, false],
  ['a recorded terminal', true, true],
])('%s gets plain lines', (_, isTTY, isPlain) => {
  expect(reported(isTTY, isPlain)).toBe('Bundling the code …\nWriting media …\n');
});
