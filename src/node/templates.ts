import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExpandTemplate, JsonObject } from '../core/validate.ts';

type Expand = (data: JsonObject, page: JsonObject) => readonly JsonObject[];

/**
 * Loads every template of src/templates and gives the function that turns a template's data into sections.
 * @param root the project's root
 */
export async function loadTemplates(root: string): Promise<ExpandTemplate> {
  const folder = path.join(root, 'src/templates');
  const names = (await readdir(folder)).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const templates = new Map<string, Expand>();
  for (const name of names) {
    const module = (await import(pathToFileURL(path.join(folder, name)).href)) as { expand: Expand };
    templates.set(name.replace('.ts', ''), module.expand);
  }
  return (data, page) => templates.get(String(data['type']))?.(data, page);
}
