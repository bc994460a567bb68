import type { BrokenCase } from './case.ts';

export const cases: BrokenCase[] = [
  {
    name: 'a schema that is no JSON',
    change: { files: { 'schemas/sections/extra.schema.json': '{ "title": "Extra" ' } },
    report: [
      'schemas/sections/extra.schema.json:1:20 missing-bracket The file ends before all brackets are closed.',
      '  Add the missing } or ].',
    ],
  },
  {
    name: 'an $id that differs from the path',
    change: {
      replace: [
        ['schemas/sections/cards.schema.json', 'sections/cards.schema.json"', 'sections/kards.schema.json"'],
      ],
    },
    report: [
      'schemas/sections/cards.schema.json:2:10 schema-id The schema’s $id is "https://example.org/schemas/sections/kards.schema.json".',
      '  Write "$id": "https://example.org/schemas/sections/cards.schema.json", which follows from the file’s path.',
    ],
  },
  {
    name: 'a type that differs from the file’s name',
    change: { replace: [['schemas/sections/cards.schema.json', '"const": "cards"', '"const": "card"']] },
    report: [
      'schemas/sections/cards.schema.json:13:16 schema-type The schema’s type is "card", but its file is named "cards".',
      '  Write "type": { "const": "cards" } among the properties.',
    ],
  },
  {
    name: 'a type that is not required',
    change: {
      replace: [['schemas/sections/hero.schema.json', '"required": [\n    "type",', '"required": [']],
    },
    report: [
      'schemas/sections/hero.schema.json:6:15 schema-type The schema does not require "type".',
      '  Add "type" to "required".',
    ],
  },
  {
    name: 'a reference without a target',
    change: { replace: [['schemas/sections/hero.schema.json', '#/$defs/film', '#/$defs/filme']] },
    report: [
      'schemas/sections/hero.schema.json:55:15 schema-ref The reference "../parts.schema.json#/$defs/filme" leads nowhere.',
      '  Did you mean "../parts.schema.json#/$defs/film"?',
    ],
  },
  {
    name: 'an unknown keyword',
    change: { replace: [['schemas/sections/hero.schema.json', '"maxLength"', '"maxLenght"']] },
    report: [
      'schemas/sections/hero.schema.json:1:1 schema The schema can’t be compiled: strict mode: unknown keyword: "maxLenght".',
    ],
  },
];
