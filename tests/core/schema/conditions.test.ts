import { expect, test } from 'vitest';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { placedMessages } from '../../../src/core/schema/schema-diagnostics.ts';
import { mapParts, collectParts } from '../../../src/core/schema/walk-content.ts';
import { fixtureSchemas } from '../fixture-schemas.ts';

/* A section type with two variants that require different keys. */
const path = 'schemas/sections/list.schema.json';
const text = { type: 'string', maxLength: 40 };
const strip = { properties: { variant: { const: 'strip' } }, required: ['variant'] };
const schema = {
  $id: `https://example.org/${path}`,
  title: 'List',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'items'],
  allOf: [
    {
      if: strip,
      // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema has this keyword
      then: {
        properties: {
          title: { not: {}, description: 'A strip has no heading: take it away.' },
          items: { maxItems: 2 },
        },
      },
      else: {
        required: ['title'],
        properties: { items: { items: { properties: { name: { heading: 3 } } } } },
      },
    },
    {
      if: { properties: { variant: { const: 'pair' } }, required: ['variant'] },
      // oxlint-disable-next-line unicorn/no-thenable -- JSON Schema has this keyword
      then: { properties: { items: { minItems: 2 } } },
    },
  ],
  properties: {
    type: { const: 'list' },
    variant: { enum: ['strip', 'pair'] },
    title: { ...text, heading: 2, description: 'What they have in common.', examples: ['Loaves'] },
    items: {
      type: 'array',
      maxItems: 9,
      description: 'The entries.',
      examples: [[{ name: 'Rye' }], [{ name: 'Rye' }, { name: 'Spelt' }]],
      items: { type: 'object', additionalProperties: false, properties: { name: text } },
    },
  },
};
const set = composeSchemas([...fixtureSchemas(), { path, text: JSON.stringify(schema) }]);

function problems(section: object): string[] {
  const page = { title: 'A page here', description: 'Of lists.', sections: [section] };
  const validate = set.validators.page!;
  if (validate(page)) return [];
  const found = placedMessages(set, 'page', page, validate.errors ?? []);
  return found.map(({ code, message, hint, path: at }) => `${at.join('.')} ${code}: ${message} ${hint}`);
}

const names = [{ name: 'Rye' }, { name: 'Spelt' }, { name: 'Oat' }];

test('each variant accepts the keys that it shows', () => {
  expect(set.diagnostics).toEqual([]);
  expect(problems({ type: 'list', title: 'Loaves', items: names })).toEqual([]);
  expect(problems({ type: 'list', variant: 'strip', items: names.slice(1) })).toEqual([]);
});

test('a key that a variant does not show is reported with the sentence of its schema', () => {
  expect(problems({ type: 'list', variant: 'strip', title: 'Loaves', items: names })).toEqual([
    'sections.0.title misplaced-key: "title" is not allowed here. A strip has no heading: take it away.',
    'sections.0.items too-many: "items" has 3 entries; the limit is 2. The entries.',
  ]);
});

test('a key that a variant requires is reported as if it were always required', () => {
  expect(problems({ type: 'list', items: names })).toEqual([
    'sections.0 missing-key: The key "title" is missing in “List”. What they have in common. Add for example: "title": "Loaves"',
  ]);
});

test('a misspelt variant is one diagnostic, with any other keys', () => {
  const wrong = 'sections.0.variant wrong-value: "variant" can’t be "stripe". Did you mean "strip"?';
  expect(problems({ type: 'list', variant: 'stripe', items: names })).toEqual([wrong]);
  const long = [...names, { name: 5 }];
  expect(problems({ type: 'list', variant: 'stripe', title: 'Loaves', items: long })).toEqual([
    'sections.0.items.3.name wrong-type: "name" is the number 5, but must be a text. ',
    wrong,
  ]);
});

test('an example with fewer entries than a variant requires is invalid', () => {
  expect(problems({ type: 'list', variant: 'pair', title: 'Loaves', items: [{ name: 'Oat' }] })).toEqual([
    'sections.0.items too-few: "items" has 1 entry; at least 2 are needed. The entries. An example: [{"name":"Rye"},{"name":"Spelt"}]',
  ]);
});

test('a heading of one variant is declared only there', () => {
  const headings = (section: object) =>
    collectParts(set, 'section', section).flatMap(({ heading, value }) =>
      heading ? [[heading, value]] : [],
    );
  expect(headings({ type: 'list', title: 'Loaves', items: names.slice(2) })).toEqual([
    [2, 'Loaves'],
    [3, 'Oat'],
  ]);
  expect(headings({ type: 'list', variant: 'strip', items: names })).toEqual([]);
});

test('parts are replaced in the same order', () => {
  const loud = (data: object) =>
    mapParts(set, 'section', data, ({ heading, value }) => (heading === 3 ? `${String(value)}!` : undefined));
  const plain = { type: 'list', items: [{ name: 'Oat' }] };
  expect(loud(plain)).toEqual({ type: 'list', items: [{ name: 'Oat!' }] });
  expect(loud({ ...plain, variant: 'strip' })).toEqual({ ...plain, variant: 'strip' });
});
