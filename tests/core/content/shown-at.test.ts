import { expect, test } from 'vitest';
import { shownAt } from '../../../src/core/content/dates/shown-at.ts';

const page = {
  title: 'A page',
  sections: [
    { type: 'old', expireAt: '2027-01-01' },
    {
      type: 'list',
      items: [{ name: 'one' }, { name: 'two', publishAt: '2027-06-01T08:00' }, { name: 'three' }],
    },
    { type: 'new', publishAt: '2027-06-01' },
  ],
};
const at = (moment: string, isDevelopment = false) => shownAt(page, { at: moment, isDevelopment });
const namesAt = (moment: string, isDevelopment?: boolean) =>
  at(moment, isDevelopment).data.sections.map((section) =>
    [section.type, ...(section.items ?? []).map(({ name }) => name)].join(' '),
  );

test('future and past content is left out', () => {
  expect(namesAt('2026-12-31T23:59')).toEqual(['old', 'list one three']);
  expect(namesAt('2027-01-01T00:00')).toEqual(['list one three']);
  expect(namesAt('2027-06-01T00:00')).toEqual(['list one three', 'new']);
  expect(namesAt('2027-06-01T08:00')).toEqual(['list one two three', 'new']);
});

test('in development future content is visible', () => {
  expect(namesAt('2027-01-01T00:00', true)).toEqual(['list one two three', 'new']);
});

test('components receive no dates, and content without dates is the identical object', () => {
  expect(JSON.stringify(at('2027-06-01T08:00').data)).not.toMatch(/publishAt|expireAt/);
  const plain = { sections: [{ type: 'list', items: [{ name: 'one' }] }] };
  expect(shownAt(plain, { at: '2027-01-01T00:00', isDevelopment: false }).data).toBe(plain);
});

test('a path in the shown data is mapped to the path in the file', () => {
  const { writtenPath } = at('2027-06-01T00:00');
  expect(writtenPath(['sections', 0, 'items', 1, 'name'])).toEqual(['sections', 1, 'items', 2, 'name']);
  expect(writtenPath(['sections', 1])).toEqual(['sections', 2]);
  expect(writtenPath(['title'])).toEqual(['title']);
});
