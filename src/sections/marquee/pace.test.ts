import { expect, test } from 'vitest';
import { pace } from './pace.ts';

const entries = (count: number, letters: number) => Array.from({ length: count }, () => 'x'.repeat(letters));

test('a longer line takes more steps, so that its speed stays the same', () => {
  expect(pace(entries(12, 15))).toBe(5);
  expect(pace(entries(24, 15))).toBe(9);
});

test('passes at 50 pixels a second by default', () => {
  const line = entries(24, 15);
  expect(pace(line, 50)).toBe(pace(line));
  expect(pace(line, 100)).toBe(5);
});

test('stays within the durations that the stylesheet holds', () => {
  expect(pace(entries(4, 3))).toBe(2);
  expect(pace(entries(24, 120))).toBe(10);
});
