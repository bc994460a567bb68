import { describe, expect, test } from 'vitest';
import { joinSchemas } from '../../src/core/schema/compose-schema.ts';
import type { PanelSchema } from '../../src/studio/protocol.ts';
import { createPanel } from '../../src/studio/server/panel/panel.ts';

const schema = (name: string, content: object) => ({
  path: `schemas/${name}.schema.json`,
  text: JSON.stringify({ $id: `https://example.org/schemas/${name}.schema.json`, title: name, ...content }),
});

const set = joinSchemas([
  schema('parts', {
    $defs: {
      link: {
        title: 'Link',
        type: 'object',
        required: ['label', 'to'],
        examples: [{ label: 'Go', to: '/' }],
        properties: { label: { title: 'Words', type: 'string' }, to: { type: 'string', part: 'url' } },
      },
    },
  }),
  schema('page', {
    title: 'Page',
    type: 'object',
    required: ['title'],
    properties: {
      title: {
        title: 'Title',
        type: 'string',
        description: 'For the tab.',
        examples: ['Home'],
        maxLength: 70,
      },
      draft: { title: 'Draft', type: 'boolean', default: false },
      sections: { type: 'array', items: { $ref: '#/$defs/section' } },
    },
    $defs: { section: {} },
  }),
  schema('sections/grid', {
    title: 'Grid',
    description: 'Cards.',
    type: 'object',
    required: ['type', 'items'],
    properties: {
      type: { const: 'grid' },
      id: { type: 'string' },
      variant: { title: 'Variant', enum: ['plain', 'with-film'], enumDescriptions: ['Quiet', 'Loud'] },
      intro: { title: 'Intro', type: 'string', maxLength: 420 },
      film: { title: 'Film', type: 'string' },
      action: { title: 'Button', $ref: '../parts.schema.json#/$defs/link' },
      items: {
        title: 'Items',
        type: 'array',
        maxItems: 3,
        items: {
          title: 'Card',
          type: 'object',
          examples: [{ title: 'One' }],
          properties: { title: { title: 'Title', type: 'string' } },
        },
      },
    },
    allOf: [
      {
        if: { properties: { variant: { const: 'with-film' } }, required: ['variant'] },
        then: { properties: { intro: { not: {} } } },
        else: { properties: { film: { not: {} } } },
      },
    ],
  }),
]);

function createGridPanel(section: object, path: (string | number)[] = ['sections', 0]) {
  const data = { title: 'Home', sections: [{ type: 'grid', items: [{ title: 'A' }], ...section }] };
  return createPanel(
    { set, fit: (_nodes, example) => example },
    'page',
    { file: 'pages-config/index.json', data },
    path,
    ['sections', 0],
  );
}

function gridFields(section: object): Record<string, PanelSchema> {
  return createGridPanel(section)!.schema.properties!;
}

describe('the form of a section', () => {
  test('has only the keys of its variant, names and dates last', () => {
    expect(Object.keys(gridFields({}))).toEqual(['variant', 'intro', 'action', 'items', 'id']);
    expect(Object.keys(gridFields({ variant: 'with-film' }))).toEqual([
      'variant',
      'film',
      'action',
      'items',
      'id',
    ]);
  });

  test('has titles, help, examples and choices', () => {
    const { variant, intro } = gridFields({});
    expect(intro).toMatchObject({ title: 'Intro', 'x-field': 'text', 'x-maxLength': 420 });
    expect(variant!['x-choices']).toEqual([
      { value: 'plain', title: 'Plain', help: 'Quiet' },
      { value: 'with-film', title: 'With film', help: 'Loud' },
    ]);
    expect(createGridPanel({})).toMatchObject({ title: 'Grid', description: 'Cards.', crumbs: [] });
  });

  test('offers a missing object with its example, and shows an existing one', () => {
    expect(gridFields({}).action).toMatchObject({
      'x-field': 'absent',
      'x-example': { label: 'Go', to: '/' },
    });
    const { action } = gridFields({ action: { label: 'Go' } });
    expect(action).toMatchObject({ 'x-field': 'object', required: ['label', 'to'] });
    expect(Object.keys(action!.properties!)).toEqual(['label', 'to']);
  });

  test('shows a list by its entries', () => {
    expect(gridFields({}).items!['x-list']).toEqual({
      entry: 'Card',
      example: { title: 'One' },
      isPlain: false,
      most: 3,
    });
  });

  test('shows a value of another kind, and an unknown key, as JSON', () => {
    const fields = gridFields({ intro: 7, colour: 'red' });
    expect(fields.intro).toMatchObject({ 'x-field': 'json', title: 'Intro' });
    expect(fields.colour).toMatchObject({ 'x-field': 'json', title: 'colour' });
  });

  test("can't add values by itself: it has neither defaults nor constants", () => {
    const page = createPanel(
      { set, fit: (_nodes, example) => example },
      'page',
      { file: 'a', data: { title: 'x' } },
      [],
      [],
    )!;
    expect(Object.keys(page.schema.properties!)).toEqual(['title', 'draft']);
    expect(JSON.stringify([page.schema, createGridPanel({})!.schema])).not.toMatch(/"(default|const)"/);
  });
});

test('the form of an entry names the path to it', () => {
  const panel = createGridPanel({}, ['sections', 0, 'items', 0])!;
  expect(panel.title).toBe('A');
  expect(panel.crumbs).toEqual([{ title: 'Grid', path: ['sections', 0] }]);
  expect(createGridPanel({}, ['sections', 0, 'items', 5])).toBeUndefined();
  expect(createGridPanel({}, ['sections', 0, 'items'])).toBeUndefined();
});
