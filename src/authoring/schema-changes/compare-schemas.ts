import type { Migration } from '../migrations/migration.ts';
import { findPending } from '../migrations/content-versions.ts';
import type { ProjectFile } from '../../core/project.ts';
import { composeSchemas } from '../../core/schema/compile-schemas.ts';
import { joinSchemas, type SchemaSet } from '../../core/schema/compose-schema.ts';
import { breakingChanges } from './breaking-changes.ts';
import { checkCoverage, type CoveredChange } from './coverage.ts';
import { makeComparable, readReleased, releasedText, type ReleasedSchemas } from './released-schemas.ts';

/** The changes since an earlier state of the schemas. */
export interface SchemaComparison {
  /** The earlier schemas, for finding places in content. */
  before: SchemaSet;
  changes: CoveredChange[];
}

/**
 * Compares schemas with an earlier state, and finds the breaking changes that migrations do not cover: `content
 * schema-diff` prints them, and a release must have none.
 * @param migrations all migrations; only those newer than the earlier schemas are used
 */
export function compareSchemas(
  released: ReleasedSchemas,
  schemas: readonly ProjectFile[],
  migrations: readonly Migration[],
): SchemaComparison {
  const [earlier, later] = [released.schemas, schemas].map((files) => releasedText(0, files)) as [
    string,
    string,
  ];
  const releasedFiles = (text: string) => makeComparable(readReleased(text).schemas);
  if (earlier === later) return { before: joinSchemas(releasedFiles(earlier)), changes: [] };
  const [before, after] = [composeSchemas(releasedFiles(earlier)), composeSchemas(releasedFiles(later))];
  const newer = findPending(migrations, released.versions);
  const changes = breakingChanges(before, after);
  return { before, changes: checkCoverage(changes, { before, after, migrations: newer }) };
}

/** A change as a sentence: its place, the change, and the effect on content. */
export function describeSchemaChange({
  change: { place, description },
  by,
  problem,
  isHarmless,
}: CoveredChange): string {
  const outcome = isHarmless
    ? 'it breaks no known content'
    : by
      ? `migration ${by.number} covers it`
      : `WITHOUT A MIGRATION. ${problem}`;
  return `${place}: ${description}; ${outcome}`;
}
