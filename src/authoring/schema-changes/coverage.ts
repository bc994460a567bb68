import type { JsonObject } from '../../core/content/valid-page.ts';
import { ENVELOPE } from '../../core/engine/envelope.ts';
import { migrateFiles } from '../migrations/migrate.ts';
import type { Migration } from '../migrations/migration.ts';
import type { SchemaSet } from '../../core/schema/compose-schema.ts';
import { visitNodes } from '../../core/schema/schema-lookup.ts';
import type { BreakingChange } from './breaking-change.ts';
import { smallestFile, occurrencesIn, type Counterexample } from './counterexamples.ts';

/** A breaking change, and its effect on content. */
export interface CoveredChange {
  change: BreakingChange;
  /** The migration that covers it. */
  by?: Migration;
  /** The reason why no migration covers it. */
  problem?: string;
  /** The change seemed stricter, but all known content is still valid. */
  isHarmless?: true;
}

/** Earlier and current schemas, compiled, and the migrations between them. */
export interface SchemaVersions {
  before: SchemaSet;
  after: SchemaSet;
  migrations: readonly Migration[];
}

/**
 * Decides for each breaking change whether migrations cover the previously allowed content. It tries two kinds of
 * content: the examples of the earlier schemas, modified so that the change affects them, and the examples of
 * migrations that the change affects.
 */
export function checkCoverage(changes: readonly BreakingChange[], versions: SchemaVersions): CoveredChange[] {
  const occurrences = occurrencesIn(versions.before);
  const migrationContent = versions.migrations.flatMap((migration) =>
    migrationExamples(versions.before, migration),
  );
  return changes.map((change) => {
    const places = occurrences.get(change.node) ?? [];
    const schemaContent = places.flatMap(({ value, put }) => {
      const values = change.refused?.(value) ?? (change.breaks?.(value) === false ? [] : [value]);
      return values.map(put);
    });
    const affectedContent = [
      ...schemaContent,
      ...migrationContent.filter((example) => isAffected(change, example, versions.before)),
    ];
    const validBefore = affectedContent.filter(({ kind, data }) => isValid(versions.before, kind, data));
    const invalidNow = validBefore.filter(({ kind, data }) => !isValid(versions.after, kind, data));
    // Without `breaks`, the change may be harmless: it is, if all content is still valid.
    if (invalidNow.length === 0 && !change.breaks) return { change, isHarmless: true };
    return { change, ...tryMigrations(invalidNow, versions) };
  });
}

function tryMigrations(
  invalidContent: readonly Counterexample[],
  versions: SchemaVersions,
): Omit<CoveredChange, 'change'> {
  let by: Migration | undefined;
  for (const example of invalidContent) {
    const outcome = migrateExample(example, versions);
    if ('problem' in outcome) return outcome;
    by ??= outcome.by;
  }
  // If the change affects no example of the schemas, it must affect an example of a migration.
  return by ? { by } : { problem: 'No migration has an example of the content that is invalid now.' };
}

/** Migrates a file completely, and returns the first migration that has changed it. */
function migrateExample(
  example: Counterexample,
  { after, migrations }: SchemaVersions,
): { by: Migration } | { problem: string } {
  let text = JSON.stringify(example.data);
  let by: Migration | undefined;
  for (const migration of migrations) {
    const file = { path: 'pages-config/example.json', kind: example.kind, text };
    const texts = migrateFiles([file], [migration]);
    // A migration that refuses with a reason covers the change too.
    if (!(texts instanceof Map)) return { by: migration };
    const newText = texts.get(file.path) ?? text;
    if (newText !== text) by ??= migration;
    text = newText;
  }
  const data = JSON.parse(text) as JsonObject;
  if (!by) return { problem: 'Write a migration: content that was valid is invalid now.' };
  const [error] = isValid(after, example.kind, data) ? [] : (after.validators[example.kind]?.errors ?? []);
  return error
    ? {
        problem: `The content is still invalid after migration ${by.number}: ${error.instancePath} ${error.message}.`,
      }
    : { by };
}

function migrationExamples(before: SchemaSet, { examples }: Migration): Counterexample[] {
  return examples.map(({ kind, before: piece }) =>
    kind === 'section'
      ? { kind: 'page', data: { ...ENVELOPE, sections: [piece] } }
      : {
          kind,
          data: kind === 'page' ? { ...ENVELOPE, ...piece } : { ...smallestFile(before, kind), ...piece },
        },
  );
}

function isValid(set: SchemaSet, kind: Counterexample['kind'], data: JsonObject): boolean {
  return set.validators[kind]?.(data) ?? false;
}

function isAffected(
  { node, breaks }: BreakingChange,
  { kind, data }: Counterexample,
  before: SchemaSet,
): boolean {
  let isFound = false;
  visitNodes(before, kind, data, (nodes, value) => {
    if (nodes.some((each) => each.node === node) && breaks?.(value) !== false) isFound = true;
  });
  return isFound;
}
