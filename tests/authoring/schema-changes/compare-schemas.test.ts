import { describe, expect, test } from 'vitest';
import type {
  Migration,
  MigrationExample,
  MigrationStep,
} from '../../../src/authoring/migrations/migration.ts';
import { inSections } from '../../../src/authoring/migrations/places.ts';
import {
  addKey,
  eachPlace,
  mergeType,
  renameKey,
  renameValue,
} from '../../../src/authoring/migrations/steps.ts';
import {
  describeSchemaChange,
  compareSchemas,
} from '../../../src/authoring/schema-changes/compare-schemas.ts';
import { findChangePlaces } from '../../../src/authoring/schema-changes/change-places.ts';
import { readReleased, releasedText } from '../../../src/authoring/schema-changes/released-schemas.ts';
import type { SchemaNode } from '../../../src/core/schema/schema-node.ts';

/* Two types of sections, and the effect of schema changes on their content. */

function sectionType(type: string, more: SchemaNode): SchemaNode {
  const { properties, required = [], ...rest } = more;
  return {
    title: `The ${type}`,
    type: 'object',
    additionalProperties: false,
    required: ['type', ...required],
    properties: { type: { const: type }, ...properties },
    ...rest,
  };
}

const before = {
  parts: {
    $defs: {
      label: { type: 'string', maxLength: 20, examples: ['A label'] },
      publishAt: { type: 'string', examples: ['2027-06-01'] },
      expireAt: { type: 'string', examples: ['2027-06-01'] },
    },
  },
  page: {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'description'],
    properties: {
      title: { type: 'string' },
      description: { type: 'string' },
      sections: {
        type: 'array',
        items: { $ref: '#/$defs/section' },
        examples: [[{ type: 'note', text: 'A' }]],
      },
      template: { $ref: '#/$defs/template' },
    },
    $defs: { section: {}, template: {} },
  },
  'sections/note': sectionType('note', {
    required: ['text'],
    examples: [{ type: 'note', text: 'Words' }],
    properties: {
      text: { type: 'string', minLength: 1, pattern: '^[A-Z]', examples: ['Words'] },
      look: { enum: ['wide', 'lit'], examples: ['lit'] },
      label: { $ref: '../parts.schema.json#/$defs/label' },
      size: { type: ['string', 'number'], examples: [3] },
      lines: { type: 'array', minItems: 1, maxItems: 4, items: { type: 'string' }, examples: [['One']] },
    },
  }),
  'sections/line': sectionType('line', {
    examples: [{ type: 'line', words: 'Words' }],
    properties: { words: { $ref: '../parts.schema.json#/$defs/label' } },
  }),
} satisfies Record<string, SchemaNode>;

type Schemas = Record<string, SchemaNode>;

const toFiles = (schemas: Schemas) =>
  Object.entries(schemas).map(([name, schema]) => {
    const path = `schemas/${name}.schema.json`;
    return { path, text: JSON.stringify({ $id: `https://example.org/${path}`, ...schema }) };
  });
const released = readReleased(releasedText(0, toFiles(before)));

function compared(change: (schemas: Schemas) => void, migrations: readonly Migration[] = []) {
  const after = structuredClone<Schemas>(before);
  change(after);
  return compareSchemas(released, toFiles(after), migrations);
}

const reported = (...args: Parameters<typeof compared>) =>
  compared(...args).changes.map(describeSchemaChange);

function migration(steps: MigrationStep[], examples: MigrationExample[] = []): Migration {
  return { number: 1, title: 'For a test.', steps, examples };
}

/** The schema of a key of a note. */
const noteKey = (schemas: Schemas, key: string) => schemas['sections/note']!.properties![key]!;
const notes = inSections('note');

test('a wider schema breaks nothing', () => {
  const changes = reported((schemas) => {
    const note = schemas['sections/note']!;
    note.properties!['more'] = { type: 'string' };
    note.required = ['type'];
    noteKey(schemas, 'look').enum = ['wide', 'lit', 'plain'];
    Object.assign(noteKey(schemas, 'lines'), { minItems: 0, maxItems: 9 });
    delete noteKey(schemas, 'text')['pattern'];
    schemas['sections/list'] = sectionType('list', { properties: {} });
    // A definition with another name is the same definition.
    const { label, ...others } = schemas['parts']!.$defs!;
    schemas['parts']!.$defs = { ...others, words: { ...label, maxLength: 40 } };
    const text = JSON.stringify(schemas).replaceAll('$defs/label', '$defs/words');
    Object.assign(schemas, JSON.parse(text));
  });
  expect(changes).toEqual([]);
});

describe('a renamed key', () => {
  const rename = (schemas: Schemas) => {
    const { text, ...others } = schemas['sections/note']!.properties!;
    Object.assign(schemas['sections/note']!, {
      properties: { ...others, words: text },
      required: ['type', 'words'],
      examples: [{ type: 'note', words: 'Words' }],
    });
  };

  test('needs a migration', () => {
    const missing = 'WITHOUT A MIGRATION. Write a migration: content that was valid is invalid now.';
    expect(reported(rename)).toEqual([
      `sections/note: "words" is required now; ${missing}`,
      `sections/note › text: the key is gone; ${missing}`,
    ]);
  });

  test('is covered by a migration that renames it, as a run on the examples shows', () => {
    expect(reported(rename, [migration([renameKey(notes, 'text', 'words')])])).toEqual([
      'sections/note: "words" is required now; migration 1 covers it',
      'sections/note › text: the key is gone; migration 1 covers it',
    ]);
  });

  test('is not covered by another migration, or by an earlier one', () => {
    const wrong = migration([renameKey(notes, 'text', 'word')]);
    expect(reported(rename, [wrong])[1]).toBe(
      "sections/note › text: the key is gone; WITHOUT A MIGRATION. The content is still invalid after migration 1: /sections/0 must have required property 'words'.",
    );
    const old = { ...migration([renameKey(notes, 'text', 'words')]), number: 0 };
    expect(compared(rename, [old]).changes.every(({ problem }) => problem !== undefined)).toBe(true);
  });

  test('is found in content with the old key', () => {
    const { before: set, changes } = compared(rename);
    const text =
      '{\n  "sections": [\n    { "type": "note",\n      "text": "Words" },\n    { "use": "hours", "text": "B" }\n  ]\n}';
    const files = [
      { path: 'pages-config/index.json', kind: 'page' as const, text },
      {
        path: 'pages-config/_shared/hours.json',
        kind: 'section' as const,
        text: '{ "type": "note", "text": "C" }',
      },
    ];
    const places = findChangePlaces(
      changes.map(({ change }) => change),
      set,
      files,
    );
    const shown = [...places].map(([{ description }, found]) => [
      description,
      ...found.map(({ file, line, column }) => `${file}:${line}:${column}`),
    ]);
    expect(shown).toEqual([
      [
        '"words" is required now',
        'pages-config/index.json:3:5',
        'pages-config/index.json:5:5',
        'pages-config/_shared/hours.json:1:1',
      ],
      [
        'the key is gone',
        'pages-config/index.json:4:7',
        'pages-config/index.json:5:23',
        'pages-config/_shared/hours.json:1:19',
      ],
    ]);
  });
});

describe('each removed value', () => {
  const rename = (schemas: Schemas) => {
    noteKey(schemas, 'look').enum = ['broad', 'bright'];
  };

  test('must be replaced', () => {
    const half = migration([renameValue(notes, 'look', { lit: 'bright' })]);
    expect(reported(rename, [half])).toEqual([
      'sections/note › look: the value "wide" is gone; WITHOUT A MIGRATION. Write a migration: content that was valid is invalid now.',
      'sections/note › look: the value "lit" is gone; migration 1 covers it',
    ]);
    const whole = migration([renameValue(notes, 'look', { lit: 'bright', wide: 'broad' })]);
    expect(reported(rename, [whole]).every((line) => line.endsWith('migration 1 covers it'))).toBe(true);
  });

  test('also if its key is renamed', () => {
    const both = (schemas: Schemas) => {
      const { look: _gone, ...others } = schemas['sections/note']!.properties!;
      schemas['sections/note']!.properties = { ...others, style: { enum: ['broad', 'bright'] } };
    };
    const half = [renameKey(notes, 'look', 'style'), renameValue(notes, 'style', { lit: 'bright' })];
    expect(reported(both, [migration(half)])).toEqual([
      'sections/note › look: the key is gone; WITHOUT A MIGRATION. The content is still invalid after migration 1: /sections/0/style must be equal to one of the allowed values.',
    ]);
  });
});

test('a removed type is covered if its sections become others', () => {
  const gone = (schemas: Schemas) => {
    delete schemas['sections/line'];
    noteKey(schemas, 'text')['pattern'] = '^[A-Z]';
  };
  expect(reported(gone)).toEqual([
    'sections/line: the section type is gone; WITHOUT A MIGRATION. Write a migration: content that was valid is invalid now.',
  ]);
  const merge = [renameKey(inSections('line'), 'words', 'text'), mergeType('line', 'note', undefined)];
  expect(reported(gone, [migration(merge)])).toEqual([
    'sections/line: the section type is gone; migration 1 covers it',
  ]);
});

test('a newly required key is covered if all content gets one', () => {
  const require = (schemas: Schemas) => {
    schemas['sections/note']!.required = ['type', 'text', 'look'];
  };
  expect(reported(require, [migration([addKey(notes, 'look', 'wide')])])).toEqual([
    'sections/note: "look" is required now; migration 1 covers it',
  ]);
});

test('a tighter limit is reported once, for the definition; a migration may describe the manual work', () => {
  const tighten = (schemas: Schemas) => {
    schemas['parts']!.$defs!['label']!['maxLength'] = 10;
  };
  expect(reported(tighten)).toEqual([
    'parts › label: maxLength is 10; it was 20; WITHOUT A MIGRATION. Write a migration: content that was valid is invalid now.',
  ]);
  const refuse = eachPlace(
    (file) => (JSON.stringify(file.data).includes('xx') ? [[]] : []),
    () => ({ refused: 'Shorten the label.' }),
  );
  expect(reported(tighten, [migration([refuse])])).toEqual([
    'parts › label: maxLength is 10; it was 20; migration 1 covers it',
  ]);
});

test.each<[string, (schemas: Schemas) => void, string]>([
  [
    'a kind of value',
    (schemas) => void (noteKey(schemas, 'size').type = 'string'),
    'sections/note › size: number is no longer allowed',
  ],
  [
    'entries',
    (schemas) => void (noteKey(schemas, 'lines')['maxItems'] = 2),
    'sections/note › lines: maxItems is 2; it was 4',
  ],
  [
    'few entries',
    (schemas) => void (noteKey(schemas, 'lines')['minItems'] = 2),
    'sections/note › lines: minItems is 2; it was 1',
  ],
  [
    'any text',
    (schemas) => void (noteKey(schemas, 'text').enum = ['A']),
    'sections/note › text: only "A" is allowed now',
  ],
])('%s that are refused now', (_name, change, words) => {
  expect(reported(change)[0]).toMatch(`${words}; WITHOUT A MIGRATION. `);
});

describe("a rule that can't be compared", () => {
  test('breaks nothing while all known values are allowed, and is reported', () => {
    const widen = (schemas: Schemas) => void (noteKey(schemas, 'text')['pattern'] = '^[A-Za-z]');
    expect(reported(widen)).toEqual([
      'sections/note › text: pattern is ^[A-Za-z]; it was ^[A-Z]; it breaks no known content',
    ]);
  });

  test('needs a migration if it refuses an example of the earlier schemas', () => {
    const narrow = (schemas: Schemas) => void (noteKey(schemas, 'text')['pattern'] = '^[a-z]');
    expect(reported(narrow)).toEqual([
      'sections/note › text: pattern is ^[a-z]; it was ^[A-Z]; WITHOUT A MIGRATION. Write a migration: content that was valid is invalid now.',
    ]);
  });

  test('or an example of a migration', () => {
    const ask = (schemas: Schemas) => {
      schemas['sections/note']!.allOf = [
        { if: { properties: { look: { const: 'lit' } }, required: ['look'] }, then: { required: ['label'] } },
      ];
    };
    const harmless = 'sections/note: "allOf" may require more than before; it breaks no known content';
    expect(reported(ask)).toEqual([harmless]);
    const example: MigrationExample = {
      kind: 'section',
      before: { type: 'note', text: 'Words', look: 'lit' },
      after: { type: 'note', text: 'Words', look: 'lit', label: 'Lit' },
    };
    expect(reported(ask, [migration([], [example])])[0]).toMatch('WITHOUT A MIGRATION. Write a migration');
    const label = migration([addKey(notes, 'label', 'Lit')], [example]);
    expect(reported(ask, [label])).toEqual([
      'sections/note: "allOf" may require more than before; migration 1 covers it',
    ]);
  });
});
