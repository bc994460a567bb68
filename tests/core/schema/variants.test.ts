import { expect, test } from 'vitest';
import type { ProjectFile } from '../../../src/core/project.ts';
import { joinSchemas } from '../../../src/core/schema/compose-schema.ts';

/* A variant with a separate schema is added to its section type, or a diagnostic gives the reason against it. */

const schema = (name: string, node: object): ProjectFile => {
  const path = `schemas/${name}.schema.json`;
  return { path, text: JSON.stringify({ $id: `https://example.org/${path}`, ...node }, null, 2) };
};
const type = (name: string, properties: object = {}) =>
  schema(`sections/${name}`, {
    required: ['type'],
    examples: [{ type: name }],
    properties: { type: { const: name }, ...properties },
  });
const variant = (name: string) =>
  schema(`variants/${name}`, {
    title: 'Wide',
    description: 'Over the whole width.',
    examples: [{ type: 'quote', variant: 'wide' }],
    alsoCalled: ['full width'],
    then: { required: ['title'] },
  });

test('a type without variants gets one', () => {
  const { diagnostics, sections } = joinSchemas([type('quote'), variant('quote.wide')]);
  const { examples, allOf, properties } = sections.get('quote')!;
  expect(diagnostics).toEqual([]);
  expect(properties?.['variant']).toMatchObject({
    enum: ['wide'],
    enumDescriptions: ['Over the whole width.'],
    enumAlsoCalled: { wide: ['full width'] },
  });
  expect(examples).toEqual([{ type: 'quote' }, { type: 'quote', variant: 'wide' }]);
  expect(allOf).toEqual([
    {
      if: { properties: { variant: { const: 'wide' } }, required: ['variant'] },
      then: { required: ['title'] },
    },
  ]);
});

test('a type with variants gets one more; other types stay unchanged', () => {
  const tall = { variant: { title: 'Look', enum: ['tall'], enumDescriptions: ['High.'] } };
  const { sections } = joinSchemas([type('quote', tall), type('faq'), variant('quote.wide')]);
  expect(sections.get('quote')?.properties?.['variant']).toMatchObject({
    title: 'Look',
    enum: ['tall', 'wide'],
  });
  expect(sections.get('faq')?.properties).toEqual({ type: { const: 'faq' } });
});

test.each([
  [
    'of a missing type',
    [type('quote'), variant('quotes.wide')],
    'The file\'s name "quotes.wide" names no section type.',
    'Name it <type>.<variant>.schema.json. Did you mean "quote"?',
  ],
  [
    'without a name',
    [type('quote'), variant('quote')],
    'The file\'s name "quote" names no section type.',
    'Name it <type>.<variant>.schema.json.',
  ],
  [
    'that the type already has',
    [type('quote', { variant: { enum: ['wide'] } }), variant('quote.wide')],
    'The section type "quote" has the variant "wide" already.',
    'Give the file and its component another name.',
  ],
])('a variant %s', (_name, files, message, hint) => {
  const { diagnostics } = joinSchemas(files);
  expect(diagnostics.map((each) => [each.code, each.message, each.hint])).toEqual([
    ['schema-variant', message, hint],
  ]);
});
