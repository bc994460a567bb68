import { expect, test } from 'vitest';
import { passedNotes } from './passed-notes.ts';

test('no note is highlighted at the start of the beam, and all are at its end', () => {
  expect([1, 3, 4, 8].map((count) => passedNotes(0, count))).toEqual([0, 0, 0, 0]);
  expect([1, 3, 4, 8].map((count) => passedNotes(100, count))).toEqual([1, 3, 4, 8]);
});

test('a note is highlighted when the beam has passed its share of the paragraph', () => {
  expect([20, 25, 45, 50, 95].map((at) => passedNotes(at, 4))).toEqual([0, 1, 1, 2, 3]);
  expect([30, 35, 65, 70].map((at) => passedNotes(at, 3))).toEqual([0, 1, 1, 2]);
});
