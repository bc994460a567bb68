import { expect, test } from 'vitest';
import { siteReport } from '../site-fixture.ts';

const EVENTS = 'pages-config/events.json';
const speaker = (name: string) => siteReport({ replace: [[EVENTS, 'Ida Brandt', name]] });

test.each([
  ['joiners of Devanagari', 'क्‍ष and न्‌म'],
  ['joiners of Devanagari by their numbers', 'क\\u094d\\u200dष'],
  ['a joiner of Persian', 'می‌خواهم'],
  ['an emoji of several', 'The 👩‍💻 team'],
  ['an emoji with a tone of skin', 'The 👩🏽‍🚀 team'],
  ['a mark of direction in Hebrew', 'שלום\u200f!'],
  ['a line break and a tabulator by their names', 'Ida\\n\\tBrandt'],
  ['an escaped backslash before a word', 'Ida \\\\u200b'],
  ['a character beyond the first plane', 'Ida 𝔅randt'],
])('accepts: %s', (_name, words) => expect(speaker(words)).toBe(''));

test('only the first 100 of many are reported', () => {
  const lines = speaker('\u200b'.repeat(5000)).trimEnd().split('\n');
  expect(lines.length).toBe(2 * 100);
});
