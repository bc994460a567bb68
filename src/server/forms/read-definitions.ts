import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormDefinition } from '../../core/form/form-definition.ts';

/**
 * Reads pages-config/_forms/<id>.json. The build has validated them before.
 * @param root the project's root
 */
export function readDefinitions(root: string): FormDefinition[] {
  const folder = path.join(root, 'pages-config/_forms');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => {
    const definition = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Omit<
      FormDefinition,
      'id'
    >;
    return { ...definition, id: path.basename(name, '.json') };
  });
}
