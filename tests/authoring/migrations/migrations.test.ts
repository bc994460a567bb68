import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadMigrations } from '../../../src/site-build/load-migrations.ts';
import { readSchemaFiles } from '../../../src/site-build/read-schema-files.ts';
import type { JsonObject } from '../../../src/core/content/valid-page.ts';
import { ENVELOPE } from '../../../src/core/engine/envelope.ts';
import type { JsonPath } from '../../../src/core/json/json-source.ts';
import { migrateFiles } from '../../../src/authoring/migrations/migrate.ts';
import type { Migration, MigrationExample } from '../../../src/authoring/migrations/migration.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { root } from '../../helpers/project.ts';

/* The rules that every migration follows, also those of projects: the bakery has one as an example. */

const bakery = path.join(root, 'tests/sites/bakery');
const roots = { engine: root, site: bakery };
const migrations = await loadMigrations(roots);
const set = composeSchemas(readSchemaFiles(roots));
const site = JSON.parse(
  readFileSync(path.join(root, 'tests/sites/minimal/pages-config/_site.json'), 'utf8'),
) as JsonObject;

test('the migrations of each owner are numbered from 1, without gaps', () => {
  const owners = Object.groupBy(migrations, ({ owner = '' }) => owner);
  expect(Object.keys(owners)).toContain('project');
  for (const own of Object.values(owners))
    expect(own!.map(({ number }) => number)).toEqual(own!.map((_migration, index) => index + 1));
});

describe.each(migrations)('migration $owner $number: $title', (migration) => {
  test('has an example that the current schemas refuse: otherwise it would be unnecessary', () => {
    expect(migration.examples.some(({ kind, before }) => findProblems(kind, before).length > 0)).toBe(true);
  });

  test.each(
    migration.examples.map((example) => [JSON.stringify(example.before).slice(0, 80), example] as const),
  )('%s', (_name, example) => {
    const { kind, before, after } = example;
    expect(JSON.stringify(migrated([migration], example, before))).toBe(JSON.stringify(after));
    // A second run finds nothing.
    expect(migrated([migration], example, after)).toEqual(after);
    const later = migrations.filter(
      ({ owner, number }) => owner === migration.owner && number > migration.number,
    );
    const today = migrated(later, example, after);
    expect(findProblems(kind, today)).toEqual([]);
    // Otherwise the migration would be unnecessary; but a later migration may have restored an old name.
    if (JSON.stringify(today) !== JSON.stringify(before)) expect(findProblems(kind, before)).not.toEqual([]);
  });
});

test('invalid content is refused or left to the validator, and never causes an exception', () => {
  for (const migration of migrations)
    for (const { kind, before } of migration.examples)
      for (const place of pathsIn(before)) {
        const text = JSON.stringify(withValue(before, place, null));
        const file = { path: 'pages-config/odd.json', kind, text };
        expect(() => migrateFiles([file], [migration]), text).not.toThrow();
      }
});

/** The paths of all values, except those that name the type of a section or a template. */
function pathsIn(value: unknown): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, child]: [string | number, unknown]) => [
    ...(key === 'type' ? [] : [[key]]),
    ...pathsIn(child).map((path) => [key, ...path]),
  ]);
}

function withValue(data: unknown, [key, ...rest]: JsonPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), withValue(data[Number(key)], rest, value));
  const object = data as JsonObject;
  return { ...object, [key]: withValue(object[key], rest, value) };
}

function migrated(
  migrations: readonly Migration[],
  { kind, shared = {} }: MigrationExample,
  data: JsonObject,
) {
  const uses = Object.entries(shared).map(([name, type]) => ({
    path: `pages-config/_shared/${name}.json`,
    kind: 'section' as const,
    text: JSON.stringify({ type }),
  }));
  const file = { path: 'pages-config/example.json', kind, text: JSON.stringify(data, null, 2) };
  const texts = migrateFiles([file, ...uses], migrations);
  if (!(texts instanceof Map)) throw new Error(texts.refused);
  return JSON.parse(texts.get(file.path) ?? file.text) as JsonObject;
}

/** The diagnostics of the current schemas for a piece of content, completed to a whole file of its kind. */
function findProblems(kind: MigrationExample['kind'], piece: JsonObject): string[] {
  const whole = {
    page: { ...ENVELOPE, ...piece },
    site: { ...site, ...piece },
    form: piece,
    translation: piece,
    redirects: piece,
  };
  const root = kind === 'section' ? 'page' : kind;
  const validator = set.validators[root]!;
  validator(kind === 'section' ? { ...ENVELOPE, sections: [piece] } : whole[root]);
  return (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
