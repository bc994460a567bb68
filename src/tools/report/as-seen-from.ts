import path from 'node:path';
import { toAbsolutePath } from '../../site-build/code/code-places.ts';
import { isInstalledPackage } from '../../site-build/project-folder.ts';
import { callersFolder, type Roots } from '../../site-build/roots.ts';

/** The path of a file relative to the current folder; in a checkout of the engine, relative to its root. */
export function asSeenFrom(roots: Roots, file: string): string {
  return placeAsSeen(roots, toAbsolutePath(roots, file));
}

/** The path of a file as the user sees it, from its absolute path. */
export function placeAsSeen({ engine }: Roots, place: string): string {
  const from = isInstalledPackage(engine) ? callersFolder() : engine;
  return path.relative(from, place).replaceAll(path.sep, '/');
}
