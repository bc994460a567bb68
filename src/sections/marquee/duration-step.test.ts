import { expect, test } from 'vitest';
import { durationStep } from './duration-step.ts';

const entries = (count: number, letters: number) => Array.from({ length: count }, () => 'x'.repeat(letters));

test('a longer line takes more steps, so that its speed stays the same', () => {
  expect(durationStep(entries(12, 15))).toBe(5);
  expect(durationStep(entries(24, 15))).toBe(9);
});

test('passes at 50 pixels a second by default', () => {
  const line = entries(24, 15);
  expect(durationStep(line, 50)).toBe(durationStep(line));
  expect(durationStep(line, 100)).toBe(5);
});

test('stays within the durations that the stylesheet holds', () => {
  expect(durationStep(entries(4, 3))).toBe(2);
  expect(durationStep(entries(24, 120))).toBe(10);
});
