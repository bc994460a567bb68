import { expect, test } from 'vitest';
import { listHeadings } from './entries.ts';

test('the contents list every second-level heading as plain text', () => {
  const text = listHeadings([
    ['p', {}, ['Before the first heading.']],
    ['h2', { id: 'refunds' }, ['Refunds ', ['em', {}, ['and rework']]]],
    ['h3', { id: 'rounds' }, ['Rounds']],
    ['h2', { id: 'write' }, ['Write to us']],
  ]);
  expect(text).toEqual([
    { id: 'refunds', text: 'Refunds and rework' },
    { id: 'write', text: 'Write to us' },
  ]);
});

test('a text without headings has no contents', () => {
  expect(listHeadings(['Plain words', ['p', {}, ['More words']]])).toEqual([]);
});
