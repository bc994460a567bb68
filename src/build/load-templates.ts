import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExpandTemplate, JsonObject } from '../core/validate.ts';
import { templateFolders } from './code-places.ts';

type Expand = (data: JsonObject, page: JsonObject, site: JsonObject) => readonly JsonObject[];

/**
 * Loads every template, those of extensions included, and gives the function that turns a template's data into sections.
 * @param root the engine's root
 */
export async function loadTemplates(root: string): Promise<ExpandTemplate> {
  const templates = new Map<string, Expand>();
  for (const folder of templateFolders(root)) {
    const names = (await readdir(path.join(root, folder))).filter((name) => /^[a-z-]+\.ts$/.test(name));
    for (const name of names) {
      const module = (await import(pathToFileURL(path.join(root, folder, name)).href)) as { expand: Expand };
      templates.set(name.replace('.ts', ''), module.expand);
    }
  }
  return (data, page, site) => templates.get(String(data['type']))?.(data, page, site);
}
