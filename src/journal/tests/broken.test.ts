import { expect, test } from 'vitest';
import { cases } from './support/broken-cases.ts';
import { journalReport } from './support/fixture.ts';

test('the journal of the fixture has no diagnostic', () => {
  expect(journalReport({})).toBe('');
});

test.each(cases)('$name', ({ change, report: lines }) => {
  expect(journalReport(change).trimEnd().split('\n')).toEqual(lines);
});

test('the table has the expected number of cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(36);
});
