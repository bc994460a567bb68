import { expect, test } from 'vitest';
import path from 'node:path';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { validateProject } from '../../../src/core/validate-project.ts';
import { readProject } from '../../../src/build/read-project.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const project = await readProject({ engine: root, site: root });
const set = composeSchemas(project.schemas);

test('the schemas have no fault and compile', () => {
  expect(set.diagnostics).toEqual([]);
  expect(Object.values(set.validators).every(Boolean)).toBe(true);
  expect(set.sections.size).toBeGreaterThan(10);
});

test('a schema file is all that a new section type takes', () => {
  const file = 'schemas/sections/brand-new.schema.json';
  const schema = {
    $id: `https://example.org/${file}`,
    type: 'object',
    required: ['type'],
    properties: { type: { const: 'brand-new' } },
  };
  const wider = composeSchemas([...project.schemas, { path: file, text: JSON.stringify(schema) }]);
  expect(wider.diagnostics).toEqual([]);
  const page = { title: 'A title of ten', description: 'x'.repeat(60), sections: [{ type: 'brand-new' }] };
  expect(wider.validators.page?.(page)).toBe(true);
  expect(set.validators.page?.(page)).toBe(false);
});

test('without sections and without templates there is still a page schema', () => {
  const bare = composeSchemas(
    project.schemas.filter(({ path: file }) => !/\/(sections|templates)\//.test(file)),
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

test('the site and the forms keep to their schemas', () => {
  const { site, forms, diagnostics } = validateProject(project, { set });
  expect(site).not.toBeNull();
  expect(forms.map(({ id }) => id).sort()).toEqual(['contact', 'manuscript', 'quote', 'register', 'signup']);
  expect(diagnostics.filter(({ file }) => file.includes('/_forms/'))).toEqual([]);
});
