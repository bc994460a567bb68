import { globSync } from 'node:fs';
import path from 'node:path';
import type { ExpandTemplate } from '../core/content/valid-page.ts';
import { importOnce, type ImportModule } from './import-module.ts';

/**
 * Loads the templates of the engine and of the extensions in use, and gives the function that turns a template's data
 * into sections.
 * @param root the engine's root
 * @param extensions the names of the extensions in use
 * @param importModule how modules are loaded; the development server loads what was edited anew
 */
export async function loadTemplates(
  root: string,
  extensions: readonly string[],
  importModule = importOnce,
): Promise<ExpandTemplate> {
  const templates = new Map<string, ExpandTemplate | undefined>();
  for (const folder of ['src/templates', ...extensions.map((name) => `src/${name}/templates`)]) {
    for (const name of globSync('*.ts', { cwd: path.join(root, folder) })) {
      if (!/^[a-z-]+\.ts$/.test(name)) continue;
      templates.set(name.replace('.ts', ''), await loadTemplate(path.join(root, folder, name), importModule));
    }
  }
  return (data, page, site) => templates.get(String(data['type']))?.(data, page, site);
}

/** A template whose code can't be loaded says so wherever it is asked for: as a fault with its place, not as a crash. */
async function loadTemplate(file: string, importModule: ImportModule): Promise<ExpandTemplate | undefined> {
  try {
    const { expand } = (await importModule(file)) as { expand?: ExpandTemplate };
    return expand;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return () => {
      throw new Error(`its code can’t be loaded: ${words}`, { cause: error });
    };
  }
}
