import { expect, test } from 'vitest';
import type { ExpandTemplate } from '../../../src/core/content/valid-page.ts';
import { engineDiagnostics } from '../../../src/core/engine/engine-diagnostics.ts';
import type { ProjectFile } from '../../../src/core/project.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { formatText } from '../../../src/tools/report/text.ts';

/* Parts that a developer may forget in a section or a template: `validate` reports each before a page lacks
   something. */

const explained = { title: 'Name', description: 'What it is called on the page.', examples: ['Bread'] };
const label = { ...explained, type: 'string', minLength: 1, maxLength: 20 };
const closed = { type: 'object', additionalProperties: false };

const SCHEMAS: Record<string, object> = {
  page: {
    ...closed,
    title: 'Page',
    description: 'One page of the site.',
    required: ['title', 'description'],
    properties: {
      title: { ...label, maxLength: 80 },
      description: { ...label, maxLength: 200 },
      sections: {
        title: 'Sections',
        description: 'The blocks of the page.',
        examples: [[{ type: 'quote', title: 'Bread' }]],
        type: 'array',
        minItems: 1,
        maxItems: 5,
        items: { $ref: '#/$defs/section' },
      },
      template: {
        title: 'Template',
        description: 'A fixed layout.',
        examples: [{ type: 'note', title: 'Bread' }],
        $ref: '#/$defs/template',
      },
    },
    $defs: {
      section: { title: 'Section', description: 'One block of a page.' },
      template: { title: 'Template', description: 'A fixed layout of a page.' },
    },
  },
  parts: {
    title: 'Parts',
    description: 'What sections are made of.',
    $defs: {
      link: {
        ...closed,
        title: 'Link',
        description: 'Words that lead somewhere.',
        examples: [{ label: 'Bread' }],
        required: ['label'],
        properties: { label },
      },
    },
  },
  'sections/quote': {
    ...closed,
    title: 'Quote',
    description: 'A sentence worth a line of its own.',
    examples: [{ type: 'quote', title: 'Bread', action: { label: 'Buy' } }],
    required: ['type', 'title'],
    properties: {
      type: { title: 'Type', description: 'The kind of section.', examples: ['quote'], const: 'quote' },
      title: label,
      action: {
        title: 'Button',
        description: 'The first step.',
        examples: [{ label: 'Buy' }],
        $ref: '../parts.schema.json#/$defs/link',
      },
      lines: {
        title: 'Lines',
        description: 'What is said, line by line.',
        examples: [[{ text: 'Said.' }]],
        type: 'array',
        minItems: 1,
        maxItems: 9,
        items: {
          ...closed,
          title: 'Line',
          description: 'One line of it.',
          required: ['text'],
          properties: {
            text: { ...label, examples: ['Said.'] },
            loud: { ...explained, examples: [true], type: 'boolean' },
          },
        },
      },
    },
  },
  'templates/note': {
    ...closed,
    title: 'Note',
    description: 'A page of one quote.',
    examples: [{ type: 'note', title: 'Bread' }],
    required: ['type', 'title'],
    properties: {
      type: { title: 'Type', description: 'The name of the template.', examples: ['note'], const: 'note' },
      title: label,
    },
  },
};

const QUOTE = 'src/sections/quote/quote.tsx';
const CODE: Record<string, string> = {
  [QUOTE]: 'export default function Quote({ data }) {\n  return <p>{data.title}</p>;\n}\n',
  'src/templates/note.ts': "export function expand({ title }) {\n  return [{ type: 'quote', title }];\n}\n",
};

const EXPAND: ExpandTemplate = ({ title }) => [{ type: 'quote', title }];

interface Change {
  /** Replaces the first text by the second in the schema with this name. */
  replace?: [name: string, from: string, to: string];
  /** Files of code; null removes one. */
  code?: Record<string, string | null>;
  expandTemplate?: ExpandTemplate;
  isOwnSchema?: (path: string) => boolean;
}

function report({ replace, code = {}, expandTemplate = EXPAND, isOwnSchema }: Change): string[] {
  const files = Object.entries(SCHEMAS).map(([name, schema]): ProjectFile => {
    const path = `schemas/${name}.schema.json`;
    const text = JSON.stringify({ $id: `https://example.org/${path}`, ...schema }, null, 2);
    if (replace?.[0] !== name) return { path, text };
    if (!text.includes(replace[1])) throw new Error(`${path} does not contain ${replace[1]}`);
    return { path, text: text.replace(replace[1], () => replace[2]) };
  });
  const set = composeSchemas(files);
  const texts = Object.entries({ ...CODE, ...code });
  const codeFiles = texts.flatMap(([path, text]) => (text === null ? [] : { path, text }));
  const found = engineDiagnostics({ set, code: codeFiles, site: {}, expandTemplate, isOwnSchema });
  return formatText([...set.diagnostics, ...found], false)
    .trimEnd()
    .split('\n');
}

test('the fixture itself has no diagnostic', () => {
  expect(report({})).toEqual(['']);
});

const cases: [name: string, change: Change, lines: string[]][] = [
  [
    'aliases in use elsewhere, or of a missing variant',
    {
      replace: [
        'sections/quote',
        '"properties": {',
        '"alsoCalled": ["saying"], "properties": { "variant": { "title": "Look", "description": "How it looks.", "examples": ["wide"], "enum": ["wide"], "enumAlsoCalled": { "wide": ["Saying"], "tall": ["high"] } },',
      ],
      code: { 'src/sections/quote/variants/wide.tsx': 'export default function Wide() {}\n' },
    },
    [
      'schemas/sections/quote.schema.json:20:176 schema-name “Saying” already means quote.',
      '  Leave it out: a name leads to one type.',
      'schemas/sections/quote.schema.json:20:195 schema-name quote has no variant "tall".',
      '  There are: wide.',
    ],
  ],
  [
    'a section without a component',
    { code: { [QUOTE]: null } },
    [
      'schemas/sections/quote.schema.json:1:1 no-code The section type "quote" has no code: nothing renders it.',
      '  Write src/sections/quote/quote.tsx, or remove the schema.',
    ],
  ],
  [
    'a component without a default export',
    { code: { [QUOTE]: 'export function Quote() {}\n' } },
    [
      'src/sections/quote/quote.tsx:1:1 no-export The file has no default export: the section would be missing from its page.',
      '  Write export default function Quote({ data }: SectionProps<QuoteData>) { … }',
    ],
  ],
  [
    'a default export only in a comment',
    { code: { [QUOTE]: '/*\nexport default Quote\n*/\n// export default Quote\n' } },
    [
      'src/sections/quote/quote.tsx:1:1 no-export The file has no default export: the section would be missing from its page.',
      '  Write export default function Quote({ data }: SectionProps<QuoteData>) { … }',
    ],
  ],
  [
    'a component without a schema',
    { code: { 'src/shop/sections/cart/cart.tsx': 'export default Cart;\n' } },
    [
      'src/shop/sections/cart/cart.tsx:1:1 no-schema The section type "cart" has no schema: no page can use it.',
      '  Write schemas/sections/cart.schema.json, or remove the code.',
    ],
  ],
  [
    'a variant without a component',
    {
      replace: [
        'sections/quote',
        '"properties": {',
        '"properties": { "variant": { "title": "Look", "description": "How it looks.", "examples": ["wide"], "enum": ["wide"] },',
      ],
    },
    [
      'schemas/sections/quote.schema.json:1:1 no-code The section type "quote/wide" has no code: nothing renders it.',
      '  Write src/sections/quote/variants/wide.tsx, or remove "wide" from its "variant".',
    ],
  ],
  [
    'a variant that no schema names',
    { code: { 'src/sections/quote/variants/wide.tsx': 'export default Wide;\n' } },
    [
      'src/sections/quote/variants/wide.tsx:1:1 no-schema The section type "quote/wide" has no schema: no page can use it.',
      '  Add "wide" to the values of "variant" in schemas/sections/quote.schema.json, or remove the code.',
    ],
  ],
  [
    'a template without code',
    { code: { 'src/templates/note.ts': null } },
    [
      'schemas/templates/note.schema.json:1:1 no-code The template "note" has no code: nothing renders it.',
      '  Write src/templates/note.ts, or remove the schema.',
    ],
  ],
  [
    'a template that does not export expand',
    { code: { 'src/templates/note.ts': 'export const expands = 1;\n' } },
    [
      'src/templates/note.ts:1:1 no-export The file does not export "expand": its pages would be empty.',
      '  Write export function expand(data: WrittenNote) { return [ … ]; }',
    ],
  ],
  [
    'a template without a schema',
    { code: { 'src/shop/templates/offer.ts': 'export const expand = () => [];\n' } },
    [
      'src/shop/templates/offer.ts:1:1 no-schema The template "offer" has no schema: no page can use it.',
      '  Write schemas/templates/offer.schema.json, or remove the code.',
    ],
  ],
  [
    'a property without a title',
    { replace: ['sections/quote', '"title": "Button",', ''] },
    [
      'schemas/sections/quote.schema.json:39:15 schema-words "action" lacks texts for editors.',
      '  Add "title": its name.',
    ],
  ],
  [
    'a property without description and example',
    {
      replace: [
        'sections/quote',
        '"description": "The first step.",\n      "examples": [\n        {\n          "label": "Buy"\n        }\n      ],',
        '',
      ],
    },
    [
      'schemas/sections/quote.schema.json:39:15 schema-words "action" lacks texts for editors.',
      '  Add "description": one sentence that explains it, with its full stop; "examples": [ … ], at least one.',
    ],
  ],
  [
    'a description without a full stop',
    { replace: ['sections/quote', 'The first step.', 'The first step'] },
    [
      'schemas/sections/quote.schema.json:39:15 schema-words "action" lacks texts for editors.',
      '  Add "description": one sentence that explains it, with its full stop.',
    ],
  ],
  [
    'two sentences',
    { replace: ['sections/quote', 'The first step.', 'The first step. It leads on.'] },
    [
      'schemas/sections/quote.schema.json:39:15 schema-words "action" is described in more than one sentence.',
      '  Shorten it to one sentence: editors see it beside the value.',
    ],
  ],
  [
    'a section without examples',
    {
      replace: [
        'sections/quote',
        '"examples": [\n    {\n      "type": "quote",\n      "title": "Bread",\n      "action": {\n        "label": "Buy"\n      }\n    }\n  ],',
        '',
      ],
    },
    [
      'schemas/sections/quote.schema.json:1:1 schema-words The schema lacks texts for editors.',
      '  Add "examples": [ … ], at least one.',
    ],
  ],
  [
    'a text of any length',
    { replace: ['parts', ',\n          "maxLength": 20', ''] },
    ['schemas/parts.schema.json:20:18 schema-limit "label" may be of any length.', '  Add "maxLength".'],
  ],
  [
    'a list of any length',
    { replace: ['sections/quote', ',\n      "maxItems": 9', ''] },
    [
      'schemas/sections/quote.schema.json:49:14 schema-limit "lines" may have any number of entries.',
      '  Add "maxItems".',
    ],
  ],
  [
    'an object with any key',
    {
      replace: [
        'sections/quote',
        '"items": {\n        "type": "object",\n        "additionalProperties": false,',
        '"items": {\n        "type": "object",',
      ],
    },
    [
      'schemas/sections/quote.schema.json:62:16 schema-limit "lines/items" allows any key.',
      '  Add "additionalProperties": false, so that a misspelt key is found.',
    ],
  ],
  [
    'an example of a section with a misspelt key',
    { replace: ['sections/quote', '"title": "Bread",\n      "action"', '"titel": "Bread",\n      "action"'] },
    [
      'schemas/sections/quote.schema.json:10:16 schema-example This example breaks its schema: Unknown key "titel" in “Quote”.',
      '  Did you mean "title"?',
    ],
  ],
  [
    'an example of a property that breaks it',
    {
      replace: [
        'sections/quote',
        '"examples": [\n        {\n          "label": "Buy"',
        '"examples": [\n        {\n          "name": "Buy"',
      ],
    },
    [
      'schemas/sections/quote.schema.json:44:19 schema-example This example breaks its schema: Unknown key "name" in “Link”.',
      '  Did you mean "label"?',
    ],
  ],
  [
    'an example deep inside',
    {
      replace: [
        'sections/quote',
        '"loud": {\n            "title": "Name",\n            "description": "What it is called on the page.",\n            "examples": [\n              true',
        '"loud": {\n            "title": "Name",\n            "description": "What it is called on the page.",\n            "examples": [\n              "yes"',
      ],
    },
    [
      'schemas/sections/quote.schema.json:85:15 schema-example This example breaks its schema: "loud" is the text "yes", but must be true or false.',
      '  What it is called on the page. An example: "yes"',
    ],
  ],
  [
    'an example of a shared part',
    {
      replace: [
        'parts',
        '"examples": [\n        {\n          "label": "Bread"',
        '"examples": [\n        {\n          "label": 5',
      ],
    },
    [
      'schemas/parts.schema.json:13:20 schema-example This example breaks its schema: "label" is the number 5, but must be a text.',
      '  What it is called on the page. An example: "Bread"',
    ],
  ],
  [
    'an example of a template',
    {
      replace: [
        'templates/note',
        '"type": "note",\n      "title": "Bread"',
        '"type": "note",\n      "title": ""',
      ],
    },
    [
      'schemas/templates/note.schema.json:10:16 schema-example This example breaks its schema: "title" is empty.',
      '  What it is called on the page. An example: "Bread"',
    ],
  ],
  [
    'a template with an invalid section for its example',
    { expandTemplate: ({ title }) => [{ type: 'quote', titel: title }] },
    [
      'schemas/templates/note.schema.json:8:5 template-output The template "note" returns invalid content in "quote", at sections[0]: Unknown key "titel" in “Quote”.',
      '  Did you mean "title"? Correct note.ts among the templates.',
    ],
  ],
  [
    'a template that can’t be loaded',
    {
      expandTemplate: () => {
        throw new Error('its code can’t be loaded: Unexpected token');
      },
    },
    [
      'schemas/templates/note.schema.json:8:5 template-output The template "note" throws an error: its code can’t be loaded: Unexpected token.',
      '  Its code must handle everything that its schema allows. Correct note.ts among the templates.',
    ],
  ],
];

test.each(cases)('%s', (_name, change, lines) => {
  expect(report(change)).toEqual(lines);
});

test('the examples of another owner’s schemas are not tried', () => {
  const replace: Change['replace'] = [
    'sections/quote',
    '"title": "Bread",\n      "action"',
    '"titel": "Bread",\n      "action"',
  ];
  expect(report({ replace, isOwnSchema: (path) => !path.includes('quote') })).toEqual(['']);
  expect(report({ replace, isOwnSchema: (path) => path.includes('quote') })).toHaveLength(2);
});
