import { expect, test } from 'vitest';
import { withEmptyLists } from '../../../src/core/form/answers/empty-lists.ts';

test('a list without entries becomes an empty one; a required list, and an invalid value, stay unchanged', () => {
  const list = { type: 'array', title: 'List', items: { type: 'string' } } as const;
  const properties = {
    helpers: list,
    dishes: list,
    choices: { ...list, minItems: 1 },
    name: { type: 'string', title: 'Name' },
  } as const;
  expect(withEmptyLists({ properties }, { helpers: undefined, dishes: ['Soup'] })).toEqual({
    helpers: [],
    dishes: ['Soup'],
  });
  expect(withEmptyLists({ properties: {} }, { a: 1 })).toEqual({ a: 1 });
});
