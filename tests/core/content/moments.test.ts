import { expect, test } from 'vitest';
import {
  endOfDay,
  gapIn,
  intersectPeriods,
  momentIn,
  toMoment,
  writtenMoment,
} from '../../../src/core/content/dates/moments.ts';

test('a day is read as its first moment, and written as a day again', () => {
  expect(toMoment('2027-06-01')).toBe('2027-06-01T00:00');
  expect(toMoment('2027-06-01T08:00')).toBe('2027-06-01T08:00');
  expect(['2027-06-01T00:00', '2027-06-01T08:00'].map(writtenMoment)).toEqual([
    '2027-06-01',
    '2027-06-01T08:00',
  ]);
});

test('a day ends when the next begins', () => {
  const moments = ['2027-06-30T23:59', endOfDay('2027-06-30'), '2027-07-01T00:00'];
  expect(moments.toSorted()).toEqual(moments);
});

test('clocks show the time of their zone, in summer and in winter; an unknown zone is UTC', () => {
  const summer = new Date('2027-06-30T22:30:59Z');
  const winter = new Date('2027-01-01T00:00:00Z');
  const shown = (zone: string) => [summer, winter].map((instant) => momentIn(zone, instant));
  expect(shown('Europe/Berlin')).toEqual(['2027-07-01T00:30', '2027-01-01T01:00']);
  expect(shown('America/New_York')).toEqual(['2027-06-30T18:30', '2026-12-31T19:00']);
  expect(shown('Asia/Kolkata')).toEqual(['2027-07-01T04:00', '2027-01-01T05:30']);
  expect(shown('Nowhere/City')).toEqual(['2027-06-30T22:30', '2027-01-01T00:00']);
});

const [a, b, c, d] = [
  '2027-01-01T00:00',
  '2027-02-01T00:00',
  '2027-03-01T00:00',
  '2027-04-01T00:00',
] as const;

test('the intersection of periods is their common part', () => {
  expect(intersectPeriods({}, {})).toEqual({});
  expect(intersectPeriods({ from: a, until: c }, { from: b })).toEqual({ from: b, until: c });
  expect(intersectPeriods({ until: d }, { until: b })).toEqual({ until: b });
});

test.each([
  ['no period covers nothing', {}, [], ''],
  ['an unlimited period covers everything', { from: a, until: d }, [{}], undefined],
  ['too late', { from: a }, [{ from: b }], a],
  ['too short', { from: a }, [{ until: c }], c],
  ['one after the other', { from: a, until: d }, [{ until: b }, { from: b }], undefined],
  [
    'overlapping, in any order',
    { from: a, until: d },
    [
      { from: b, until: d },
      { from: a, until: c },
    ],
    undefined,
  ],
  ['with a gap', { from: a, until: d }, [{ until: b }, { from: c }], b],
  ['until the end alone', { from: a, until: c }, [{ from: a, until: c }], undefined],
  ['an empty period lacks nothing', { from: c, until: c }, [], undefined],
])('the first moment that is not covered: %s', (_name, period, covers, gap) => {
  expect(gapIn(period, covers)).toBe(gap);
});
