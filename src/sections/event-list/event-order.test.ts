import { expect, test } from 'vitest';
import { byYear, latestFirst } from './event-order.ts';

const talk = { date: '2024-06-14', title: 'talk' };
const first = { date: '2025-07-30', title: 'first' };
const second = { date: '2025-07-30', title: 'second' };
const spring = { date: '2025-04-12', title: 'spring' };

test('the latest event comes first, whatever order the page was written in', () => {
  const written = [talk, first, spring, second];
  expect(latestFirst(written)).toEqual([first, second, spring, talk]);
  expect(written[0]).toBe(talk);
});

test('events are grouped by year in the order given', () => {
  expect(byYear([first, spring, talk])).toEqual([
    ['2025', [first, spring]],
    ['2024', [talk]],
  ]);
  expect(byYear([])).toEqual([]);
});
