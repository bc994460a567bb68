import path from 'node:path';
import { readJson } from '../../core/json/json-source.ts';
import type { ProjectFile } from '../../core/project.ts';
import { findCode } from '../code/code-places.ts';
import { importOnce, type ImportModule } from '../code/import-module.ts';
import type { Roots } from '../roots.ts';
import type { SiteExtension } from './site-extension.ts';

/** An active extension with its name, which is its key in _site.json. */
export interface UsedExtension extends SiteExtension {
  /** The name of its folder in src, and of its key in pages-config/_site.json. */
  name: string;
}

/**
 * Loads the active extensions of the engine and the project.
 * @param site pages-config/_site.json; if it can't be read, all extensions count as active, so that this
 *   error causes no others
 * @param importModule loads a module; that of the development server reloads edited ones
 */
export async function loadExtensions(
  roots: Roots,
  site: ProjectFile | null,
  importModule = importOnce,
): Promise<UsedExtension[]> {
  const configured = site ? readJson(site).data : {};
  const names = extensionNames(roots);
  const activeNames = names.filter((name) => configured === undefined || hasKey(configured, name)).sort();
  return Promise.all(
    activeNames.map(async (name) => ({ ...(await loadExtension(roots, name, importModule)), name })),
  );
}

/** The names of all extensions, active or not. */
export function extensionNames(roots: Roots): string[] {
  const folderNames = findCode(roots, 'src/*/extension.ts').map((file) =>
    path.basename(path.dirname(file.path)),
  );
  return [...new Set(folderNames)].filter((name) => name !== PUBLIC_API);
}

/** The folder of the public API. Its extension.ts is the API for extensions, not an extension. */
const PUBLIC_API = 'api';

/** Loads an extension by name. */
export async function loadExtension(
  roots: Roots,
  name: string,
  importModule: ImportModule = importOnce,
): Promise<SiteExtension> {
  const [module] = findCode(roots, `src/${name}/extension.ts`);
  const file = path.join(module!.root, module!.path);
  const { extension } = (await importModule(file)) as { extension: SiteExtension };
  return extension;
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
