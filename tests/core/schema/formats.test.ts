import { expect, test } from 'vitest';
import { CONTENT_FORMATS } from '../../../src/core/schema/formats.ts';

test.each([
  ['07:00 PM - 08:00 PM CET', true],
  ['07:00 PM - 06:00 PM CET', false],
  ['07:00 PM - 07:00 PM CET', false],
  ['11:00 AM - 01:00 PM CET', true],
  ['12:00 AM - 11:59 PM UTC', true],
  ['12:30 PM - 01:30 PM CET', true],
  // The time span may include midnight.
  ['10:00 PM - 02:00 AM CET', true],
  ['10:00 PM - 10:00 AM CET', true],
  ['11:00 AM - 01:00 AM CET', false],
  ['18:00 – 20:00 CET', true],
  ['18.00 – 9.30 CET', false],
  ['9:30 – 18:00 CET', true],
  // The pattern of the schema refuses this text; the format ignores it.
  ['All day', true],
])('%s is a span of time: %s', (text, isOne) => {
  expect(CONTENT_FORMATS['time-span']!(text)).toBe(isOne);
});

test.each([
  ['2027-06-01', true],
  ['2027-06-01T08:00', true],
  ['2028-02-29T23:59', true],
  ['2027-02-29', false],
  ['2027-06-01T24:00', false],
  ['2027-06-01T8:00', false],
  ['2027-06-01 08:00', false],
  ['2027-06', false],
])('%s is a moment: %s', (text, isOne) => {
  expect(CONTENT_FORMATS['moment']!(text)).toBe(isOne);
});

test.each([
  ['INR', true],
  ['EUR', true],
  ['RUP', false],
  ['Rs.', false],
])('%s is a currency: %s', (text, isOne) => {
  expect(CONTENT_FORMATS['currency']!(text)).toBe(isOne);
});
