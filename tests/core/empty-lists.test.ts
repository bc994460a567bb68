import { expect, test } from 'vitest';
import { withEmptyLists } from '../../src/core/form/empty-lists.ts';
import type { ChoiceEntry } from '../../src/core/content/questions.gen.ts';
import type { FormSchema } from '../../src/core/form/form-definition.ts';

const items: ChoiceEntry = { type: 'string', enum: ['Soup', 'Bread'] };
const schema: FormSchema = {
  type: 'object',
  required: [],
  properties: {
    helpers: { type: 'array', title: 'Helpers', items },
    dishes: { type: 'array', title: 'Dishes', items },
    choices: { type: 'array', title: 'Choices', minItems: 1, items },
    name: { type: 'string', title: 'Name' },
  },
};

test('a list that nobody has begun is an empty one; what must have entries, and what is no list, stays open', () => {
  expect(withEmptyLists(schema, { helpers: undefined, dishes: ['Soup'] })).toEqual({
    helpers: [],
    dishes: ['Soup'],
  });
  expect(withEmptyLists({ ...schema, properties: {} }, { a: 1 })).toEqual({ a: 1 });
});
