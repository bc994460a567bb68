import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExpandTemplate } from '../core/content/valid-page.ts';

/**
 * Loads the templates of the engine and of the extensions in use, and gives the function that turns a template's data
 * into sections.
 * @param root the engine's root
 * @param extensions the names of the extensions in use
 */
export async function loadTemplates(root: string, extensions: readonly string[]): Promise<ExpandTemplate> {
  const templates = new Map<string, ExpandTemplate>();
  for (const folder of ['src/templates', ...extensions.map((name) => `src/${name}/templates`)]) {
    for (const name of globSync('*.ts', { cwd: path.join(root, folder) })) {
      if (!/^[a-z-]+\.ts$/.test(name)) continue;
      const module = (await import(pathToFileURL(path.join(root, folder, name)).href)) as {
        expand: ExpandTemplate;
      };
      templates.set(name.replace('.ts', ''), module.expand);
    }
  }
  return (data, page, site) => templates.get(String(data['type']))?.(data, page, site);
}
