import { expect, test } from 'vitest';
import { byYear, latestFirst, futureEvents, pastEvents } from './event-order.ts';

const on = (date: string, title: string, isOver = true) => ({ date: { date, isOver }, title });
const talk = on('2024-06-14', 'talk');
const first = on('2025-07-30', 'first');
const second = on('2025-07-30', 'second');
const spring = on('2025-04-12', 'spring');
const next = on('2027-01-10', 'next', false);
const later = on('2027-03-01', 'later', false);

test('the latest event comes first, in any written order', () => {
  const passed = [talk, first, spring, second];
  expect(latestFirst(passed)).toEqual([first, second, spring, talk]);
  expect(passed[0]).toBe(talk);
});

test('the next of the future events comes first; an event is past after its day', () => {
  const written = [talk, later, first, next];
  expect(futureEvents(written)).toEqual([next, later]);
  expect(pastEvents(written)).toEqual([talk, first]);
});

test('events are grouped by year in the order given', () => {
  expect(byYear([first, spring, talk])).toEqual([
    ['2025', [first, spring]],
    ['2024', [talk]],
  ]);
  expect(byYear([])).toEqual([]);
});
