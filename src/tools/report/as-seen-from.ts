import path from 'node:path';
import { placeOf } from '../../build/code/code-places.ts';
import { isInstalled } from '../../build/project-folder.ts';
import { callersFolder, type Roots } from '../../build/roots.ts';

/** A file as a person finds it from where they stand; in a checkout of the engine, from its root. */
export function asSeenFrom(roots: Roots, file: string): string {
  const from = isInstalled(roots.engine) ? callersFolder() : roots.engine;
  return path.relative(from, placeOf(roots, file)).replaceAll(path.sep, '/');
}
