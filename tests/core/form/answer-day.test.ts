import { expect, test } from 'vitest';
import { answerDay } from '../../../src/core/form/answers/answer-day.ts';

const formatDay = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);

test.each([
  ['a Monday', '2026-11-23T10:00:00Z', 1, 'Asia/Kolkata', '2026-11-24'],
  ['a Thursday', '2026-11-26T10:00:00Z', 2, 'Asia/Kolkata', '2026-11-30'],
  ['a Friday', '2026-11-27T10:00:00Z', 1, 'Asia/Kolkata', '2026-11-30'],
  ['a Saturday', '2026-11-28T10:00:00Z', 1, 'Asia/Kolkata', '2026-11-30'],
  [
    'a Sunday that is already Monday in the time zone of the site',
    '2026-11-29T20:00:00Z',
    1,
    'Asia/Kolkata',
    '2026-12-01',
  ],
  ['two weeks', '2026-11-23T10:00:00Z', 10, 'UTC', '2026-12-07'],
])('%s', (_name, sentAt, workingDays, timeZone, day) =>
  expect(formatDay(answerDay(Date.parse(sentAt), workingDays, timeZone), timeZone)).toBe(day),
);
