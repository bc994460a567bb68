import { globSync } from 'node:fs';
import path from 'node:path';
import type { ExpandTemplate } from '../core/content/valid-page.ts';
import { importOnce } from './import-module.ts';

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
  const templates = new Map<string, ExpandTemplate>();
  for (const folder of ['src/templates', ...extensions.map((name) => `src/${name}/templates`)]) {
    for (const name of globSync('*.ts', { cwd: path.join(root, folder) })) {
      if (!/^[a-z-]+\.ts$/.test(name)) continue;
      const module = (await importModule(path.join(root, folder, name))) as { expand: ExpandTemplate };
      templates.set(name.replace('.ts', ''), module.expand);
    }
  }
  return (data, page, site) => templates.get(String(data['type']))?.(data, page, site);
}
