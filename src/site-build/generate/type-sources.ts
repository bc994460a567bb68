import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findCode,
  isEngine,
  ownRoot,
  SCHEMAS,
  sectionFolder,
  templateFolder,
  type FoundFile,
} from '../code/code-places.ts';
import type { Roots } from '../roots.ts';
import { schemaName } from '../../core/schema/schema-files.ts';
import { pascalCase } from './pascal-case.ts';
import { differs, partTypeName } from './schema-views.ts';
import type { PartSchemas, Schema, View } from './schema-views.ts';

/** A module of types: its schema, and its types. */
export interface TypeSource {
  /** The schema's file. */
  source: string;
  /** The module's file. */
  target: string;
  types: TypeOfView[];
}

export interface TypeOfView {
  name: string;
  view: View;
  schema: Schema;
}

/**
 * All type modules for the schemas. A section's component receives resolved data; a template reads written data,
 * because its output is resolved. Shared content has both views.
 * @returns the modules of the project, and the parts that its schemas can refer to, the engine's included
 */
export function typeSources(roots: Roots): { sources: TypeSource[]; parts: PartSchemas } {
  const found = findCode(roots, ...SCHEMAS).map((file) => ({ ...file, schema: read(file) }));
  const shared = new Map(found.flatMap(({ path: file, schema }) => definitionsAlone(file, schema)));
  const parts: PartSchemas = Object.assign({}, ...shared.values());
  const common = isEngine(roots) ? 'src/core/content' : 'src/content';
  // The answer of a widget is that of a question, which has its own type.
  const files = found.filter(
    ({ root, path: file }) => root === ownRoot(roots) && !schemaName(file).startsWith('widgets/'),
  );
  const sources = files.map(({ path: source, schema }): TypeSource => {
    const [, folder, name = ''] = /^(?:(\w+)\/)?(.+)$/.exec(schemaName(source)) ?? [];
    const own = shared.get(source);
    if (own) return { source, target: `${common}/${name}.gen.ts`, types: partTypes(own, parts) };
    const written: TypeOfView = { name: `Written${pascalCase(name)}`, view: 'written', schema };
    if (folder === 'sections') {
      const target = `${sectionFolder(roots, name)}/props.gen.ts`;
      return { source, target, types: [{ name: `${pascalCase(name)}Data`, view: 'resolved', schema }] };
    }
    if (folder === 'templates') {
      const target = `${contentFolder(templateFolder(roots, name), common)}/${name}.gen.ts`;
      return { source, target, types: [written] };
    }
    const resolved: TypeOfView = { name: `${pascalCase(name)}Content`, view: 'resolved', schema };
    const target = `${folder ? `src/${name}/content` : common}/${name}.gen.ts`;
    return { source, target, types: differs(schema, parts) ? [written, resolved] : [written] };
  });
  return { sources, parts };
}

function read({ root, path: file }: FoundFile): Schema {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Schema;
}

/**
 * The folder for the types of a template's data: the content folder of its extension.
 * @param folder of its code: src/templates, src/<extension>/templates
 * @param common the content folder of templates that belong to no extension
 */
function contentFolder(folder: string, common: string): string {
  const [, owner = 'templates'] = folder.split('/');
  return owner === 'templates' ? common : `src/${owner}/content`;
}

/** The definitions of a schema that has nothing else: others refer to them. */
function definitionsAlone(file: string, { $defs, properties }: Schema): [string, PartSchemas][] {
  return $defs && !properties ? [[file, $defs as PartSchemas]] : [];
}

/** The types of shared parts: one for each, and a second one if the written part differs. */
function partTypes(own: PartSchemas, parts: PartSchemas): TypeOfView[] {
  return Object.entries(own).flatMap(([key, schema]) => {
    const views = (['written', 'resolved'] as const).map((view) => ({
      name: partTypeName(key, view, parts),
      view,
      schema,
    }));
    const byName = new Map(
      views.flatMap((each) => (each.name ? [[each.name, { ...each, name: each.name }]] : [])),
    );
    return [...byName.values()];
  });
}
