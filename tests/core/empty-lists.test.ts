import { expect, test } from 'vitest';
import type { Question } from '../../src/core/content/questions.gen.ts';
import { withEmptyLists } from '../../src/core/form/empty-lists.ts';
import type { FormSchema } from '../../src/core/form/form-definition.ts';

test('a list that nobody has begun is an empty one; what must have entries, and what is no list, stays open', () => {
  const list: Question = { type: 'array', title: 'List', items: { type: 'string', enum: ['Soup'] } };
  const properties: FormSchema['properties'] = {
    helpers: list,
    dishes: list,
    choices: { ...list, minItems: 1 },
    name: { type: 'string', title: 'Name' },
  };
  const schema: FormSchema = { type: 'object', required: [], properties };
  expect(withEmptyLists(schema, { helpers: undefined, dishes: ['Soup'] })).toEqual({
    helpers: [],
    dishes: ['Soup'],
  });
  expect(withEmptyLists({ ...schema, properties: {} }, { a: 1 })).toEqual({ a: 1 });
});
