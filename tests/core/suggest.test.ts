import { expect, test } from 'vitest';
import { didYouMean, suggest } from '../../src/core/schema/suggest.ts';

test.each([
  ['titel', ['title', 'text', 'id'], 'title'],
  ['Title', ['title', 'subtitle'], 'title'],
  ['/abuot', ['/', '/about', '/art'], '/about'],
  ['sectoins', ['sections', 'section'], 'sections'],
  ['id', ['type', 'items'], undefined],
  ['colour', ['type', 'items'], undefined],
  ['x', [], undefined],
])('%s among %j means %s', (written, known, meant) => {
  expect(suggest(written, known)).toBe(meant);
});

test('the suggestion is a sentence', () => {
  expect(didYouMean('titel', ['title'])).toBe('Did you mean "title"?');
  expect(didYouMean('colour', ['title'])).toBeUndefined();
});
