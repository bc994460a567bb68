import path from 'node:path';
import { placeOf } from '../../build/code/code-places.ts';
import type { Roots } from '../../build/roots.ts';

/** A file as a person finds it from the engine's root: what belongs to another site has that site's folder before it. */
export function asSeenFrom(roots: Roots, file: string): string {
  return path.relative(roots.engine, placeOf(roots, file)).replaceAll(path.sep, '/');
}
