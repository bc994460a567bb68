import { expect, test } from 'vitest';
import { matchingFirst } from './matching-first.ts';

const advisors = [
  { name: 'A', group: 'Law' },
  { name: 'B' },
  { name: 'C', group: 'Engineering' },
  { name: 'D', group: 'Law' },
];
const names = (group: string) =>
  matchingFirst(advisors, group)
    .map(({ name }) => name)
    .join('');

test('the advisors of a subject come first, and none is lost', () => {
  expect(names('Law')).toBe('ADBC');
  expect(names('Engineering')).toBe('CABD');
});

test('the order stays without a subject, and for a subject that no advisor has', () => {
  expect(names('')).toBe('ABCD');
  expect(names('Music')).toBe('ABCD');
});
