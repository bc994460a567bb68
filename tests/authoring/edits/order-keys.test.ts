import { expect, test } from 'vitest';
import { orderKeys } from '../../../src/authoring/edits/order-keys.ts';
import { applyEdits } from '../../../src/authoring/edits/text-edit.ts';
import { samples } from './samples.ts';

const after = (text: string, order: (path: readonly (string | number)[]) => string[]) => {
  const edited = orderKeys(text, order);
  return 'refused' in edited ? edited.refused : applyEdits(text, edited.edits);
};

test('keys change places, and the text between them stays; unknown ones come last', () => {
  const text = '{\n\t"z": 1.50,\n\n\t"b" : { "y": [], "x": "," }, "a":[ { "y": 0,"x": 1 } ]\n}\n';
  expect(after(text, (path) => (path.length === 0 ? ['a', 'b'] : ['x', 'y']))).toBe(
    '{\n\t"a":[ { "x": 1,"y": 0 } ],\n\n\t"b" : { "x": ",", "y": [] }, "z": 1.50\n}\n',
  );
});

test.each(Object.entries(samples))('%s: a second pass changes nothing', (_name, text) => {
  const once = after(text, () => ['d', 'c', 'b', 'title', 'a', 'type']);
  expect(after(once, () => ['d', 'c', 'b', 'title', 'a', 'type'])).toBe(once);
  expect(after(text, () => [])).toBe(text);
  expect([...once].sort()).toEqual([...text].sort());
});

test('duplicate keys keep their order, and invalid JSON is refused', () => {
  expect(after('{ "b": 1, "a": 2, "b": { "a": 3 } }', () => ['a', 'b'])).toBe(
    '{ "a": 2, "b": 1, "b": { "a": 3 } }',
  );
  expect(after('{ "a": 1, }', () => [])).toMatch(/^The file can’t be edited as JSON/);
});
