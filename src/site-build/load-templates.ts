import path from 'node:path';
import type { ExpandTemplate } from '../core/content/valid-page.ts';
import { findCode } from './code/code-places.ts';
import { importOnce, type ImportModule } from './code/import-module.ts';
import type { Roots } from './roots.ts';

/**
 * Loads the templates of the engine, the project and the active extensions, and returns the function that
 * turns a template's data into sections. Of two templates with the same name, the project's replaces the engine's.
 * @param extensions the names of the active extensions
 * @param importModule loads a module; that of the development server reloads edited ones
 */
export async function loadTemplates(
  roots: Roots,
  extensions: readonly string[],
  importModule = importOnce,
): Promise<ExpandTemplate> {
  const templates = new Map<string, ExpandTemplate | undefined>();
  const folders = ['src/templates', ...extensions.map((name) => `src/${name}/templates`)];
  for (const { root, path: file } of findCode(roots, ...folders.map((folder) => `${folder}/*.ts`))) {
    const { name } = path.parse(file);
    // Others are tests and helpers, such as service.test.ts.
    if (!/^[a-z-]+$/.test(name)) continue;
    templates.set(name, await loadTemplate(path.join(root, file), importModule));
  }
  return (data, page, site) => templates.get(String(data['type']))?.(data, page, site);
}

/**
 * Loads the function of one template; undefined if the file exports none. If the file can't be loaded, the function throws
 * the reason: each page with the template then gets a diagnostic, and the build does not crash.
 */
async function loadTemplate(file: string, importModule: ImportModule): Promise<ExpandTemplate | undefined> {
  try {
    const { expand } = (await importModule(file)) as { expand?: ExpandTemplate };
    return expand;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return () => {
      throw new Error(`its code can’t be loaded: ${reason}`, { cause: error });
    };
  }
}
