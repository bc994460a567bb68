import { expect, test } from 'vitest';
import { didYouMean, suggestOr, suggest } from '../../../src/core/schema/suggest.ts';

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

test.each([
  ['titel', ['title', 'text'], { hint: 'Did you mean "title"?', meant: 'title' }],
  ['/Oak', ['/oak', '/elm'], { hint: 'Did you mean "/oak"?', meant: '/oak' }],
  ['cat', ['car', 'can'], { hint: 'Did you mean "car"?' }],
  ['collection', ['selection', 'items'], { hint: 'Did you mean "selection"?' }],
  ['colour', ['title'], { hint: 'Known: title.' }],
])('%s among %j suggests nothing, because no name is similar enough', (written, known, suggestion) => {
  expect(suggestOr(written, known, 'Known: title.')).toEqual(suggestion);
});
