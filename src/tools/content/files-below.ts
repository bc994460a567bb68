import path from 'node:path';
import type { Roots } from '../../site-build/roots.ts';
import { jsonFiles, type JsonFile } from '../../core/content/json-files.ts';
import type { Project, ProjectFile } from '../../core/project.ts';
import { UsageError } from '../../command/command.ts';

/**
 * The JSON files for a call: all of them, or those that the call names as files or folders.
 * @throws UsageError for a path without such files
 */
export function filesBelow(roots: Roots, project: Project, wanted: readonly string[]): JsonFile[] {
  return namedFiles(roots, jsonFiles(project), wanted);
}

/**
 * The files that a call names as files or folders; all if it names none.
 * @throws UsageError for a path without such files
 */
export function namedFiles<File extends ProjectFile>(
  roots: Roots,
  all: File[],
  wanted: readonly string[],
): File[] {
  if (wanted.length === 0) return all;
  const chosen = wanted.map((name) => {
    const below = all.filter((file) => isNamed(roots, file.path, name));
    if (below.length === 0) throw new UsageError(`There is no content at ${name}.`);
    return below;
  });
  return all.filter((file) => chosen.some((below) => below.includes(file)));
}

/** A path may be relative to the current folder, the site, or its content. */
function isNamed({ engine, site }: Roots, file: string, name: string): boolean {
  const full = path.join(site, file);
  const starts = [engine, site, path.join(site, 'pages-config')].map((root) => path.resolve(root, name));
  return starts.some((start) => full === start || full.startsWith(start + path.sep));
}
