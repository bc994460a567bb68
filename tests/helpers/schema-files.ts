import { readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaName } from '../../src/core/schema/schema-files.ts';
import type { SchemaNode } from '../../src/core/schema/schema-node.ts';
import { findCode, SCHEMAS } from '../../src/site-build/code/code-places.ts';
import { root } from './project.ts';

/** The schema files of the engine and its extensions, by name: page, sections/faq, templates/service. */
export const schemaFiles: ReadonlyMap<string, string> = new Map(
  findCode({ engine: root, site: root }, ...SCHEMAS).map((file) => [schemaName(file.path), file.path]),
);

/** The names of schemas in a folder, such as `sections`, sorted. */
export function schemaNames(folder: string): string[] {
  const prefix = `${folder}/`;
  return [...schemaFiles.keys()]
    .flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
    .sort();
}

/** Reads a schema by name. @throws if there is none */
export function readSchema(name: string): SchemaNode {
  return JSON.parse(readFileSync(path.join(root, schemaFiles.get(name)!), 'utf8')) as SchemaNode;
}
