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
import { readVariantName, withVariants } from '../../core/schema/with-variants.ts';
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

/** A generated type: the schema of one view, written or resolved. */
export interface TypeOfView {
  name: string;
  view: View;
  schema: Schema;
}

/**
 * All modules of types for the schemas. A section's component receives resolved data; a template reads
 * written data, because its output is resolved later. Shared content has both views.
 * @returns the modules of the project, and the parts that its schemas can refer to, the engine's included
 */
export function typeSources(roots: Roots): { sources: TypeSource[]; parts: PartSchemas } {
  const schemaFiles = findCode(roots, ...SCHEMAS).map((file) => ({ ...file, schema: read(file) }));
  const definitionsByFile = new Map(
    schemaFiles.flatMap(({ path: file, schema }) => definitionsAlone(file, schema)),
  );
  const parts: PartSchemas = Object.assign({}, ...definitionsByFile.values());
  const common = isEngine(roots) ? 'src/core/content' : 'src/content';
  // The answer of a widget has the type of its kind of question.
  const files = schemaFiles.filter(
    ({ root, path: file }) => root === ownRoot(roots) && !schemaName(file).startsWith('widgets/'),
  );
  const sections = composedSections(schemaFiles);
  const sources = files.flatMap(({ path: source, schema }): TypeSource[] => {
    const [, folder, name = ''] = /^(?:(\w+)\/)?(.+)$/.exec(schemaName(source)) ?? [];
    const definitions = definitionsByFile.get(source);
    if (definitions) {
      const target = `${extensionContent(source) ?? common}/${name}.gen.ts`;
      return [{ source, target, types: partTypes(definitions, parts) }];
    }
    const written: TypeOfView = { name: `Written${pascalCase(name)}`, view: 'written', schema };
    if (folder === 'sections' || folder === 'variants') {
      // If a project adds variants to a type of the engine, that type's data type is in the project's own
      // folder.
      const type = folder === 'variants' ? readVariantName(name).type : name;
      const sectionSchema = sections.get(type);
      if (!sectionSchema) return [];
      const target = `${sectionFolder(roots, type)}/props.gen.ts`;
      const data = { name: `${pascalCase(type)}Data`, view: 'resolved', schema: sectionSchema } as const;
      return [{ source, target, types: [data] }];
    }
    if (folder === 'templates') {
      const target = `${contentFolder(templateFolder(roots, name), common)}/${name}.gen.ts`;
      return [{ source, target, types: [written] }];
    }
    const resolved: TypeOfView = { name: `${pascalCase(name)}Content`, view: 'resolved', schema };
    const target = `${folder ? `src/${name}/content` : common}/${name}.gen.ts`;
    return [{ source, target, types: differs(schema, parts) ? [written, resolved] : [written] }];
  });
  // Several variants of a type share one module.
  return { sources: [...new Map(sources.map((each) => [each.target, each])).values()], parts };
}

/** The schemas of section types by name, with the variants from other files. */
function composedSections(schemaFiles: readonly { path: string; schema: Schema }[]): Map<string, Schema> {
  const schemasIn = (folder: string) =>
    schemaFiles.flatMap(({ path: file, schema }): [string, Schema][] => {
      const name = schemaName(file);
      return name.startsWith(`${folder}/`) ? [[name.slice(folder.length + 1), schema]] : [];
    });
  const variants = new Map(schemasIn('variants'));
  return new Map(schemasIn('sections').map(([type, schema]) => [type, withVariants(schema, type, variants)]));
}

function read({ root, path: file }: FoundFile): Schema {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Schema;
}

/**
 * The folder for the types of a template's data: the content folder of its extension.
 * @param folder folder of its code: src/templates, src/<extension>/templates
 * @param common the content folder for templates outside extensions
 */
function contentFolder(folder: string, common: string): string {
  const [, owner = 'templates'] = folder.split('/');
  return owner === 'templates' ? common : `src/${owner}/content`;
}

/** The content folder of the extension that a schema belongs to, if it belongs to one. */
function extensionContent(schema: string): string | undefined {
  const [, owner] = /^src\/([^/]+)\/schemas\//.exec(schema) ?? [];
  return owner && `src/${owner}/content`;
}

/** The definitions of a schema that has nothing else: others refer to them. */
function definitionsAlone(file: string, { $defs, properties }: Schema): [string, PartSchemas][] {
  return $defs && !properties ? [[file, $defs as PartSchemas]] : [];
}

/** The types of shared parts: one for each part, and a second one if the written value differs. */
function partTypes(definitions: PartSchemas, parts: PartSchemas): TypeOfView[] {
  return Object.entries(definitions).flatMap(([key, schema]) => {
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
