import { describe, expect, test } from 'vitest';
import type { JsonFile } from '../../../src/core/content/json-files.ts';
import { appendItem, removeValue } from '../../../src/authoring/edits/json-edits.ts';
import { migrateFiles } from '../../../src/authoring/migrations/migrate.ts';
import type { Migration, MigrationStep } from '../../../src/authoring/migrations/migration.ts';
import { inSections, inTemplates, within } from '../../../src/authoring/migrations/places.ts';
import {
  addKey,
  eachPlace,
  mergeType,
  moveValue,
  removeKey,
  renameKey,
  renameValue,
  splitType,
} from '../../../src/authoring/migrations/steps.ts';

function migrated(files: readonly JsonFile[], ...steps: MigrationStep[]): Record<string, string> | string {
  const migration: Migration = { number: 1, title: 'For a test.', steps, examples: [] };
  const texts = migrateFiles(files, [migration]);
  return texts instanceof Map ? Object.fromEntries(texts) : `${texts.file}: ${texts.refused}`;
}

const page = (text: string, path = 'pages-config/index.json'): JsonFile => ({ path, kind: 'page', text });
const shared = (text: string): JsonFile => ({
  path: 'pages-config/_shared/hours.json',
  kind: 'section',
  text,
});

test('a type becomes a variant of another in every place, with its keys; everything else stays unchanged', () => {
  const files = [
    page(`{
  "sections": [
    { "type": "promises",   "lines": ["a"] },
    { "type": "tabs", "items": [{ "sections": [{ "type": "promises", "lines": [ ] }] }] },
    { "use": "hours", "lines": ["b"] },
    { "type": "hero", "lines": ["c"] }
  ]
}`),
    shared('{ "type": "promises", "lines": ["d"] }\n'),
  ];
  const steps = [
    renameKey(inSections('promises'), 'lines', 'items'),
    mergeType('promises', 'text-list', 'plain'),
    renameKey(inSections('text-list'), 'items', 'entries'),
  ];
  const after = {
    'pages-config/index.json': `{
  "sections": [
    { "type": "text-list",   "variant": "plain",   "entries": ["a"] },
    { "type": "tabs", "items": [{ "sections": [{ "type": "text-list", "variant": "plain", "entries": [ ] }] }] },
    { "use": "hours", "entries": ["b"] },
    { "type": "hero", "lines": ["c"] }
  ]
}`,
    'pages-config/_shared/hours.json': '{ "type": "text-list", "variant": "plain", "entries": ["d"] }\n',
  };
  expect(migrated(files, ...steps)).toEqual(after);
});

test('values are replaced, keys are added and removed, and a value moves with the objects that it needs', () => {
  const file = page(`{
  "template": {
    "type": "service",
    "look": "lit",
    "headings": { "start": "Tell us" },
    "cards": [{ "size": 1, "old": true }, { "size": 2 }, { "size": 1, "kind": "own" }]
  }
}
`);
  const data = inTemplates('service');
  const steps = [
    renameValue(data, 'look', { lit: 'image', wide: 'broad' }),
    renameValue(within(data, 'cards', '*'), 'size', { 1: 'small', 3: 'large' }),
    removeKey(within(data, 'cards', '*'), 'old'),
    addKey(within(data, 'cards', '*'), 'kind', 'card', 'size'),
    moveValue(data, ['headings', 'start'], ['closing', 'title']),
  ];
  expect(migrated([file], ...steps)).toEqual({
    'pages-config/index.json': `{
  "template": {
    "type": "service",
    "look": "image",
    "cards": [{ "size": "small", "kind": "card" }, { "size": 2, "kind": "card" }, { "size": "small", "kind": "own" }],
    "closing": { "title": "Tell us" }
  }
}
`,
  });
});

test('a section gets one type or another, depending on its content', () => {
  const file = page(
    '{ "sections": [{ "type": "list", "image": "x" }, { "type": "list" }, { "type": "list", "stay": 1 }] }',
  );
  const split = splitType('list', (section) =>
    'stay' in section
      ? undefined
      : 'image' in section
        ? { type: 'picture-list' }
        : { type: 'text-list', variant: 'plain' },
  );
  expect(migrated([file], split)).toEqual({
    'pages-config/index.json':
      '{ "sections": [{ "type": "picture-list", "image": "x" }, { "type": "text-list", "variant": "plain" }, { "type": "list", "stay": 1 }] }',
  });
});

test('a change without a standard step is a separate edit', () => {
  const file = page('{ "sections": [{ "type": "list", "items": ["a", "b"] }] }');
  const append = eachPlace(inSections('list'), (text, path) => appendItem(text, [...path, 'items'], 'c'));
  expect(migrated([file], append)).toEqual({
    'pages-config/index.json': '{ "sections": [{ "type": "list", "items": ["a", "b", "c"] }] }',
  });
});

describe('a step that makes a page of a part of another page', () => {
  const [path, newPath] = ['pages-config/rye.json', 'pages-config/rye-correction.json'];
  const split: MigrationStep = ({ path: from, text }) =>
    from === path && text.includes('"note"')
      ? { text: '{ }', added: [{ path: newPath, text: '{ "title": "A correction" }' }] }
      : { text };

  test('writes the page', () => {
    expect(migrated([page('{ "note": "Two columns were exchanged." }', path)], split)).toEqual({
      [path]: '{ }',
      [newPath]: '{ "title": "A correction" }',
    });
  });

  test('is refused if the page exists', () => {
    expect(migrated([page('{ "note": "" }', path), page('{ }', newPath)], split)).toBe(
      `${path}: it becomes a page, but ${newPath} already exists`,
    );
  });
});

test('an impossible change is refused with its file, and nothing is changed', () => {
  const rename = renameKey(inSections('hero'), 'lead', 'intro');
  const good = page('{ "sections": [{ "type": "hero", "lead": "a" }] }');
  const both = page(
    '{ "sections": [{ "type": "hero", "lead": "a", "intro": "b" }] }',
    'pages-config/both.json',
  );
  expect(migrated([good, both], rename)).toBe(
    'pages-config/both.json: There is a key "intro" beside it already.',
  );
  expect(migrated([good, page('{ "sections": [', 'pages-config/torn.json')], rename)).toBe(
    'pages-config/torn.json: The file can’t be edited as JSON: first correct the errors that `npm run validate` reports.',
  );
});

test('several places of a file are changed together, and nested ones one by one', () => {
  const one = (index: number) => `    { "type": "promises", "lines": ["${index}"] }`;
  const many = Array.from({ length: 800 }, (_, index) => one(index)).join(',\n');
  const within = `    { "type": "promises", "items": [{ "sections": [\n${one(800)}\n    ] }] }`;
  for (const sections of [many, `${many},\n${within}`]) {
    const steps = [
      mergeType('promises', 'text-list', 'plain'),
      renameKey(inSections('text-list'), 'lines', 'items'),
    ];
    // Nested sections change one after the other: forty are enough.
    const text = sections === many ? many : sections.slice(sections.indexOf(one(760)));
    const after = migrated([page(`{ "sections": [\n${text}\n] }`)], ...steps);
    const expected = text
      .replaceAll('"type": "promises"', '"type": "text-list", "variant": "plain"')
      .replaceAll('"lines"', '"items"');
    expect(after).toEqual({ 'pages-config/index.json': `{ "sections": [\n${expected}\n] }` });
  }
});

test('a list is empty after all its entries were removed, with any text between them', () => {
  const list = page('{ "sections": [{ "type": "faq", "items": [1, 2,\n 3] }] }');
  const all = within(inSections('faq'), 'items', '*');
  expect(
    migrated(
      [list],
      eachPlace(all, (text, path) => removeValue(text, path)),
    ),
  ).toEqual({
    'pages-config/index.json': '{ "sections": [{ "type": "faq", "items": [] }] }',
  });
});
