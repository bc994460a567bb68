import path from 'node:path';
import type { Roots } from '../../build/roots.ts';

/** A file as a person finds it from the engine's root: content of another site has that site's folder before it. */
export function asSeenFrom({ engine, site }: Roots, file: string): string {
  if (!file.startsWith('pages-config/')) return file;
  return path.relative(engine, path.join(site, file)).replaceAll(path.sep, '/');
}
