import { expect, test } from 'vitest';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { engineSchemas } from '../form/form-fixture.ts';

const set = composeSchemas(engineSchemas);

test('the schemas have no diagnostic and compile', () => {
  expect(set.diagnostics).toEqual([]);
  expect(Object.values(set.validators).every(Boolean)).toBe(true);
  expect(set.sections.size).toBeGreaterThan(10);
});

test('a new section type only needs a schema file', () => {
  const file = 'schemas/sections/brand-new.schema.json';
  const schema = {
    $id: `https://example.org/${file}`,
    type: 'object',
    required: ['type'],
    properties: { type: { const: 'brand-new' } },
  };
  const wider = composeSchemas([...engineSchemas, { path: file, text: JSON.stringify(schema) }]);
  expect(wider.diagnostics).toEqual([]);
  const page = { title: 'A title of ten', description: 'x'.repeat(60), sections: [{ type: 'brand-new' }] };
  expect(wider.validators.page?.(page)).toBe(true);
  expect(set.validators.page?.(page)).toBe(false);
});

test('a page schema exists even without sections and templates', () => {
  const bare = composeSchemas(
    engineSchemas.filter(({ path: file }) => !/\/(sections|templates)\//.test(file)),
  );
  expect(bare.diagnostics).toEqual([]);
  expect(
    bare.validators.page?.({
      title: 'A title of ten',
      description: 'x'.repeat(60),
      sections: [{ type: 'hero' }],
    }),
  ).toBe(false);
});
