import { globSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../core/json/json-source.ts';
import type { ProjectFile } from '../../core/project.ts';
import { importOnce } from '../import-module.ts';
import type { ImportModule } from '../import-module.ts';
import type { SiteExtension } from './site-extension.ts';

export interface UsedExtension extends SiteExtension {
  /** Its folder in src, and its key in pages-config/_site.json. */
  name: string;
}

/**
 * Loads the extensions that a site uses, and no other.
 * @param root the engine's root
 * @param site pages-config/_site.json; where it can't be read, all extensions are taken for used, so that this one
 *   fault is not followed by others
 * @param importModule how modules are loaded; the development server loads what was edited anew
 */
export async function loadExtensions(
  root: string,
  site: ProjectFile | null,
  importModule = importOnce,
): Promise<UsedExtension[]> {
  const configured = site ? readJson(site).data : {};
  const names = globSync('src/*/extension.ts', { cwd: root }).map((file) =>
    path.basename(path.dirname(file)),
  );
  const used = names.filter((name) => configured === undefined || hasKey(configured, name)).sort();
  return Promise.all(
    used.map(async (name) => ({ ...(await loadExtension(root, name, importModule)), name })),
  );
}

/** Loads an extension by its name. */
export async function loadExtension(
  root: string,
  name: string,
  importModule: ImportModule = importOnce,
): Promise<SiteExtension> {
  const file = path.join(root, 'src', name, 'extension.ts');
  const { extension } = (await importModule(file)) as { extension: SiteExtension };
  return extension;
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
