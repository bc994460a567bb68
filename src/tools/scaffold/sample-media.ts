import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { isSampleMedia } from '../../core/content/placeholder.ts';
import type { Roots } from '../../site-build/roots.ts';
import type { ScaffoldFile } from './scaffold-files.ts';

/** The neutral pictures, films and documents of new content, if the site lacks them. */
export function sampleMedia({ engine, site }: Roots, files: readonly ScaffoldFile[]): ScaffoldFile[] {
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && isSampleMedia(value)) named.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const file of files) if (file.path.endsWith('.json') && 'text' in file) visit(JSON.parse(file.text));
  const samples = path.join(engine, 'schemas/samples/_media');
  return [...named]
    .flatMap((name) => globSync([name, `${name}.*`], { cwd: samples }))
    .map((name) => ({ path: `pages-config/_media/${name}`, copyOf: `schemas/samples/_media/${name}` }))
    .filter(({ path: file }) => !existsSync(path.join(site, file)));
}
