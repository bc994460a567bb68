import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../../core/memoize.ts';

/**
 * The folders of installed packages with extensions: dependencies of the project that need the engine themselves. They
 * are found once per process.
 * @param project the folder of a project
 */
export const extensionPackages: (project: string) => readonly string[] = memoize((project) => {
  const { dependencies = {} } = readManifest(project) ?? {};
  return Object.keys(dependencies)
    .sort()
    .flatMap((name) => findPackage(project, name) ?? [])
    .filter((folder) => Object.hasOwn(readManifest(folder)?.peerDependencies ?? {}, 'pagewright'));
});

interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The package.json of a folder; undefined if it has none, or it can't be parsed. */
function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** The folder of an installed package: packages of a workspace are in a parent folder. */
function findPackage(folder: string, name: string): string | undefined {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(place)) return realpathSync(place);
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findPackage(parent, name);
}
