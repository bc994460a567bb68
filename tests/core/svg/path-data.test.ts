import { expect, test } from 'vitest';
import { isPathData } from '../../../src/core/svg/path-data.ts';

test.each([
  'M1 1h8v8z',
  'm.5.5-1-1',
  'M 1,1 L 2e1 -3.5E-2Z',
  'M0 0 10 10 20 0',
  'M1 1a1 1 0 01.5.5 1 1 0 1 0-2 2',
  'M1 1C1 2 3 4 5 6S7 8 9 10Q1 2 3 4T5 6',
  ' M1 1\n\tz m2 2z ',
  '',
])('%s is valid', (data) => {
  expect(isPathData(data)).toBe(true);
});

test.each(['h8v8', 'M1', 'M1 1L', 'M1 1h8v', 'M1 1z3', 'M1 1a1 1 0 2 0 1 1', 'M1 1 x', 'a circle'])(
  '%s is invalid',
  (data) => {
    expect(isPathData(data)).toBe(false);
  },
);

test('path data of 200,000 characters are checked within two seconds', () => {
  const began = performance.now();
  expect(isPathData(`M${'1 1 '.repeat(50_000)}`)).toBe(true);
  expect(performance.now() - began).toBeLessThan(2000);
});
