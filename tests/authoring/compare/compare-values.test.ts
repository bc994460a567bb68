import { expect, test } from 'vitest';
import { compareValues } from '../../../src/authoring/compare/compare-values.ts';

test('equal values have no difference, in any order of their keys', () => {
  expect(compareValues({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toEqual([]);
});

test('reports changed, added and removed keys', () => {
  expect(compareValues({ a: 1, b: 2, c: 3 }, { a: 1, b: 4, d: 5 })).toEqual([
    { kind: 'changed', path: ['b'], before: 2, after: 4 },
    { kind: 'added', path: ['d'], after: 5 },
    { kind: 'removed', path: ['c'], before: 3 },
  ]);
});

test('an inserted entry leaves the entries after it unchanged', () => {
  const list = [{ title: 'A' }, { title: 'B' }];
  expect(compareValues(list, [{ title: 'New' }, ...list])).toEqual([
    { kind: 'added', path: [0], after: { title: 'New' } },
  ]);
});

test('an entry is recognized by its name if the rest changes, and by its type if its name does', () => {
  const before = [
    { type: 'hero', title: 'A', text: 'x' },
    { type: 'faq', title: 'B' },
  ];
  const after = [
    { type: 'hero', title: 'A', text: 'y' },
    { type: 'faq', title: 'C' },
  ];
  expect(compareValues(before, after)).toEqual([
    { kind: 'changed', path: [0, 'text'], before: 'x', after: 'y' },
    { kind: 'changed', path: [1, 'title'], before: 'B', after: 'C' },
  ]);
});

test('only entries whose order has changed have moved', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(compareValues([a, b, c, d], [b, c, d, a])).toEqual([{ kind: 'moved', path: [3], from: 0, to: 3 }]);
  expect(compareValues([a, b, c, d], [d, a, b])).toEqual([
    { kind: 'removed', path: [2], before: c },
    { kind: 'moved', path: [0], from: 3, to: 0 },
  ]);
});

test('a value of another kind is changed as a whole', () => {
  expect(compareValues({ a: [1] }, { a: { b: 1 } })).toEqual([
    { kind: 'changed', path: ['a'], before: [1], after: { b: 1 } },
  ]);
  expect(compareValues(null, 'x')).toEqual([{ kind: 'changed', path: [], before: null, after: 'x' }]);
});
