import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFile } from '../core/project.ts';
import { findCode, SCHEMAS } from './code/code-places.ts';
import type { Roots } from './roots.ts';

/**
 * The schemas of the engine and the project, as text. If two have the same path, the engine's is used, and
 * `nameClashes` reports it.
 * @throws Error if there are none, for instance while a folder is being moved
 */
export function readSchemaFiles(roots: Roots): ProjectFile[] {
  const found = findCode(roots, ...SCHEMAS);
  const files = new Map<string, ProjectFile>();
  for (const { root, path: file } of found)
    if (!files.has(file)) files.set(file, { path: file, text: readFileSync(path.join(root, file), 'utf8') });
  if (files.size === 0) throw new Error(`There are no schemas in ${roots.engine}.`);
  return [...files.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}
