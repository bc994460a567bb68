import { expect, test } from 'vitest';
import { litNotes } from './lit-notes.ts';

test('no note is highlighted at the start of the beam, and all are at its end', () => {
  expect([1, 3, 4, 8].map((count) => litNotes(0, count))).toEqual([0, 0, 0, 0]);
  expect([1, 3, 4, 8].map((count) => litNotes(100, count))).toEqual([1, 3, 4, 8]);
});

test('a note is highlighted when the beam has passed its share of the paragraph', () => {
  expect([20, 25, 45, 50, 95].map((at) => litNotes(at, 4))).toEqual([0, 1, 1, 2, 3]);
  expect([30, 35, 65, 70].map((at) => litNotes(at, 3))).toEqual([0, 1, 1, 2]);
});
