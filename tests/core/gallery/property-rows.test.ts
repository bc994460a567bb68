import { expect, test } from 'vitest';
import { propertyRows } from '../../../src/core/gallery/property-rows.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';

const words = (title: string, more: object) => ({ title, description: `What ${title} is.`, ...more });
const schemas = {
  'schemas/parts.schema.json': {
    $defs: {
      link: words('Link', {
        examples: [{ label: 'On', to: '/' }],
        type: 'object',
        properties: { label: { type: 'string' }, to: { type: 'string' } },
      }),
      label: words('Label', { type: 'string', minLength: 1, maxLength: 120 }),
    },
  },
  'schemas/sections/notice.schema.json': {
    type: 'object',
    required: ['type', 'items'],
    properties: {
      type: words('type', { examples: ['notice'], const: 'notice' }),
      title: words('title', { examples: ['Closed'], $ref: '../parts.schema.json#/$defs/label' }),
      look: words('look', { examples: ['loud'], enum: ['loud', 'quiet'], default: 'quiet' }),
      items: words('items', {
        examples: [[{ level: 2 }]],
        type: 'array',
        minItems: 2,
        maxItems: 8,
        items: {
          type: 'object',
          required: ['level'],
          properties: {
            level: words('level', { examples: [2], type: 'integer', minimum: 2, maximum: 4 }),
            action: words('action', { $ref: '../parts.schema.json#/$defs/link' }),
          },
        },
      }),
      codes: words('codes', { type: 'array', minItems: 3, maxItems: 3, items: { type: 'string' } }),
    },
  },
};
const set = composeSchemas(
  Object.entries(schemas).map(([path, schema]) => ({
    path,
    text: JSON.stringify({ $id: `https://example.org/${path}`, ...schema }),
  })),
);

test('every property has a row with its type, its limits and its example; shared parts have one row', () => {
  const row = (name: string, type: string, limits: string, example: string, required = false) => ({
    name,
    type,
    required,
    description: `What ${name.split('.').at(-1)} is.`,
    limits,
    example,
  });
  expect(propertyRows(set, 'sections/notice')).toEqual([
    row('type', 'always "notice"', '', '"notice"', true),
    row('title', 'Label', 'up to 120 characters', '"Closed"'),
    row('look', 'one of', '"loud", "quiet"; default: "quiet"', '"loud"'),
    row('items', 'a list', '2 to 8 entries', '', true),
    row('items[].level', 'a whole number', '2 to 4', '2', true),
    row('items[].action', 'Link', '', '{ "label": "On", "to": "/" }'),
    row('codes', 'a list', '3 entries', ''),
  ]);
});

test('a type without a schema has no rows', () => {
  expect(propertyRows(set, 'sections/unheard-of')).toEqual([]);
});
