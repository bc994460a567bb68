import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder, sectionFolder, templateFolder } from '../code-places.ts';
import { pascalCase } from './pascal-case.ts';
import { differs, partTypeName } from './schema-views.ts';
import type { Parts, Schema, View } from './schema-views.ts';

/** A module of types: the schema that it is made from, and the types that it holds. */
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
 * Every module of types that the schemas ask for. A section's component gets its data resolved; a template reads its
 * data as written, for it is what the template makes of them that is resolved. What all content is made of has both views.
 * @param root the engine's root
 */
export function typeSources(root: string): { sources: TypeSource[]; parts: Parts } {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Schema;
  const files = schemaFiles(root);
  const shared = new Map(files.flatMap((file) => definitionsAlone(file, read(file))));
  const parts: Parts = Object.assign({}, ...shared.values());
  const sources = files.map((source): TypeSource => {
    const [, folder, name = ''] = /^schemas\/(?:(\w+)\/)?(.+)\.schema\.json$/.exec(source) ?? [];
    const common = contentFolder('src/core');
    const own = shared.get(source);
    if (own) return { source, target: `${common}/${name}.gen.ts`, types: partTypes(own, parts) };
    const schema = read(source);
    const written: TypeOfView = { name: `Written${pascalCase(name)}`, view: 'written', schema };
    if (folder === 'sections') {
      const target = `${sectionFolder(root, name)}/props.gen.ts`;
      return { source, target, types: [{ name: `${pascalCase(name)}Data`, view: 'resolved', schema }] };
    }
    if (folder === 'templates') {
      const target = `${contentFolder(templateFolder(root, name))}/${name}.gen.ts`;
      return { source, target, types: [written] };
    }
    const resolved: TypeOfView = { name: `${pascalCase(name)}Content`, view: 'resolved', schema };
    const target = `${folder ? contentFolder(`src/${name}`) : common}/${name}.gen.ts`;
    return { source, target, types: differs(schema, parts) ? [written, resolved] : [written] };
  });
  return { sources, parts };
}

function schemaFiles(root: string): string[] {
  const found = globSync('schemas/{,*/}*.schema.json', { cwd: root });
  return found.map((file) => file.replaceAll(path.sep, '/')).sort();
}

/** The definitions of a schema that holds nothing else: others refer to them. */
function definitionsAlone(file: string, { $defs, properties }: Schema): [string, Parts][] {
  return $defs && !properties ? [[file, $defs as Parts]] : [];
}

/** The types of shared parts: one for each, and a second one where the written part differs. */
function partTypes(own: Parts, parts: Parts): TypeOfView[] {
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
