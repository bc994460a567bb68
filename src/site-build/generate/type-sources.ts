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
 * @returns those of the project, and the parts that its schemas can refer to: the engine's too
 */
export function typeSources(roots: Roots): { sources: TypeSource[]; parts: Parts } {
  const found = findCode(roots, ...SCHEMAS).map((file) => ({ ...file, schema: read(file) }));
  const shared = new Map(found.flatMap(({ path: file, schema }) => definitionsAlone(file, schema)));
  const parts: Parts = Object.assign({}, ...shared.values());
  const common = isEngine(roots) ? 'src/core/content' : 'src/content';
  // What a widget answers is the answer of a question, which has a type of its own.
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
 * Where the types of a template's data lie: in the content folder of the extension that brings it.
 * @param folder of its code: src/templates, src/<extension>/templates
 * @param common the content folder of whoever has no folder of a name
 */
function contentFolder(folder: string, common: string): string {
  const [, owner = 'templates'] = folder.split('/');
  return owner === 'templates' ? common : `src/${owner}/content`;
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
