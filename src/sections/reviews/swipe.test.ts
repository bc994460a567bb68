import { expect, test } from 'vitest';
import { wrapIndex, swipeStep } from './swipe.ts';

test('a swipe changes the slide only when it travels more than 40 px', () => {
  expect(swipeStep(-41)).toBe(1);
  expect(swipeStep(41)).toBe(-1);
  expect(swipeStep(-40)).toBe(0);
  expect(swipeStep(40)).toBe(0);
  expect(swipeStep(0)).toBe(0);
});

test('slides form a ring', () => {
  expect(wrapIndex(5, 5)).toBe(0);
  expect(wrapIndex(-1, 5)).toBe(4);
  expect(wrapIndex(-6, 5)).toBe(4);
  expect(wrapIndex(2, 5)).toBe(2);
});
