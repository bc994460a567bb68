import { expect, test } from 'vitest';
import { differenceEdits } from '../../../src/authoring/edits/difference-edits.ts';
import { applyEdits } from '../../../src/authoring/edits/text-edit.ts';

test.each([
  ['', 'new', { offset: 0, length: 0, text: 'new' }],
  ['gone', '', { offset: 0, length: 4, text: '' }],
  ['one two three', 'one 2 three', { offset: 4, length: 3, text: '2' }],
  ['aa', 'aaa', { offset: 2, length: 0, text: 'a' }],
  ['aaa', 'aa', { offset: 2, length: 1, text: '' }],
  // Both texts share one half of a surrogate pair; the pair is not split.
  ['a🥨b', 'a🥩b', { offset: 1, length: 2, text: '🥩' }],
  ['a\u{1F968}b', 'a\u{1FD68}b', { offset: 1, length: 2, text: '\u{1FD68}' }],
])('%j becomes %j', (before, after, edit) => {
  expect(differenceEdits(before, after)).toEqual([edit]);
  expect(applyEdits(before, differenceEdits(before, after))).toBe(after);
});

test('equal texts have no edit', () => {
  expect(differenceEdits('same', 'same')).toEqual([]);
});
