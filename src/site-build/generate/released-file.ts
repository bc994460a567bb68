import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MIGRATIONS } from '../../authoring/migrations/migrations.ts';
import { newestNumber } from '../../authoring/migrations/outdated.ts';
import { describeSchemaChange, compareSchemas } from '../../authoring/schema-changes/compare-schemas.ts';
import {
  readReleased,
  RELEASED,
  releasedText,
  type ReleasedSchemas,
} from '../../authoring/schema-changes/released-schemas.ts';
import { isEngine } from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import { readSchemaFiles } from '../read-schema-files.ts';

/** The difference between the released schemas and the current ones. */
export interface ReleaseState {
  isFresh: boolean;
  /** Breaking changes without a migration, as sentences: they prevent a release. */
  problems: string[];
  /** The new text of the file. */
  text: string;
}

/** Compares the released schemas of the engine with the current ones. */
export async function compareReleased(roots: Roots): Promise<ReleaseState> {
  if (!isEngine(roots)) return { isFresh: true, problems: [], text: '' };
  const root = roots.engine;
  const schemas = readSchemaFiles(roots);
  const text = releasedText(newestNumber(MIGRATIONS), schemas);
  const file = path.join(root, RELEASED);
  if (!existsSync(file))
    return { isFresh: false, problems: [`${RELEASED} is missing: take it from the last commit.`], text };
  if ((await readFile(file, 'utf8')) === text) return { isFresh: true, problems: [], text };
  const { changes } = compareSchemas(await readReleasedFile(root), schemas, MIGRATIONS);
  const problems = changes.filter(({ problem }) => problem !== undefined).map(describeSchemaChange);
  return { isFresh: false, problems, text };
}

/** Writes the current schemas as released. */
export async function writeReleased(root: string, { text }: ReleaseState): Promise<void> {
  await writeFile(path.join(root, RELEASED), text);
}

/** The schemas of the last release. @param root the engine's root */
export async function readReleasedFile(root: string): Promise<ReleasedSchemas> {
  return readReleased(await readFile(path.join(root, RELEASED), 'utf8'));
}
