import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newestVersions, type ContentVersions } from '../../authoring/migrations/content-versions.ts';
import { describeSchemaChange, compareSchemas } from '../../authoring/schema-changes/compare-schemas.ts';
import {
  readReleased,
  RELEASED,
  releasedText,
  type ReleasedSchemas,
} from '../../authoring/schema-changes/released-schemas.ts';
import { isEngine } from '../code/code-places.ts';
import { loadMigrations } from '../load-migrations.ts';
import type { Roots } from '../roots.ts';
import { readSchemaFiles } from '../read-schema-files.ts';

/** The difference between the released schemas and the current ones. */
export interface ReleaseState {
  isFresh: boolean;
  /** Breaking changes without a migration, as sentences: they prevent a release. */
  problems: string[];
  /** The new texts, by path: the engine and each extension have their own file. */
  texts: ReadonlyMap<string, string>;
}

/**
 * Compares the released schemas of the engine and its extensions with the current ones. `generate` reports breaking
 * changes without a migration.
 */
export async function compareReleased(roots: Roots): Promise<ReleaseState> {
  if (!isEngine(roots)) return { isFresh: true, problems: [], texts: new Map() };
  const root = roots.engine;
  const schemas = readSchemaFiles(roots);
  const owners = Map.groupBy(schemas, ({ path: file }) => file.replace(/(?<=^|\/)schemas\/.*$/, RELEASED));
  const migrations = await loadMigrations(roots);
  const newest = newestVersions(migrations);
  const texts = new Map(
    [...owners].map(([file, ownSchemas]) => [file, releasedText(newest[findOwner(file)] ?? 0, ownSchemas)]),
  );
  if (!existsSync(path.join(root, RELEASED)))
    return { isFresh: false, problems: [`${RELEASED} is missing: take it from the last commit.`], texts };
  // A new extension has no file yet.
  const current = await Promise.all([...texts].map(([file, text]) => isCurrent(path.join(root, file), text)));
  if (current.every(Boolean)) return { isFresh: true, problems: [], texts };
  const { changes } = compareSchemas(await readReleasedFiles(root), schemas, migrations);
  const problems = changes.filter(({ problem }) => problem !== undefined).map(describeSchemaChange);
  return { isFresh: false, problems, texts };
}

/** Writes the current schemas as released. */
export async function writeReleased(root: string, { texts }: ReleaseState): Promise<void> {
  await Promise.all([...texts].map(([file, text]) => writeFile(path.join(root, file), text)));
}

/** The schemas of the last release, of the engine and its extensions. @param root the engine's root */
export async function readReleasedFiles(root: string): Promise<ReleasedSchemas> {
  const files = globSync(`{,src/*/}${RELEASED}`, { cwd: root }).sort();
  const releases = await Promise.all(
    files.map(async (file) => readReleased(await readFile(path.join(root, file), 'utf8'), findOwner(file))),
  );
  return {
    versions: Object.assign({}, ...releases.map(({ versions }) => versions)) as ContentVersions,
    schemas: releases.flatMap(({ schemas }) => schemas),
  };
}

/** The extension that a file belongs to; empty for the engine. */
function findOwner(file: string): string {
  return /^src\/([^/]+)\//.exec(file)?.[1] ?? '';
}

async function isCurrent(file: string, text: string): Promise<boolean> {
  return existsSync(file) && (await readFile(file, 'utf8')) === text;
}
