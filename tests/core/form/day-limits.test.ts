import { expect, test } from 'vitest';
import { dayLimits, todayHere, todayOnEarth } from '../../../src/core/form/answers/day-limits.ts';

const zones = ['Etc/GMT+12', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati'];

test.each(zones)('the server accepts the today of a visitor in %s at each hour', (timeZone) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone });
  for (let hour = 0; hour < 48; hour += 1) {
    const now = Date.parse('2026-12-31T00:30Z') + hour * 3_600_000;
    const { first, last } = todayOnEarth(now);
    expect(first <= day.format(now) && day.format(now) <= last, new Date(now).toISOString()).toBe(true);
  }
});

test('the browser counts in whole days from the visitor’s own day', () => {
  const today = todayHere(new Date(2028, 1, 28, 23, 59));
  expect(dayLimits({ earliest: 0, latest: 2 }, today)).toEqual({ min: '2028-02-28', max: '2028-03-01' });
  expect(dayLimits({}, today)).toEqual({ min: undefined, max: undefined });
});
