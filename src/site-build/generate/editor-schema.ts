import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnownNames } from '../../authoring/references/known-names.ts';
import { schemaId, schemaName } from '../../core/schema/schema-files.ts';
import { readSchemaFiles } from '../read-schema-files.ts';
import type { Roots } from '../roots.ts';
import type { SchemaNode } from '../../core/schema/schema-node.ts';
import { withVariants } from '../../core/schema/with-variants.ts';
import { withWidgets } from '../../core/schema/with-widgets.ts';
import { sectionWithDates, siteWithDates } from '../../core/schema/with-dates.ts';
import { byGroup, groupTitle } from '../../core/schema/section-groups.ts';
import { toEditorNode, knownNamesDefinition, completableParts, type EditorNode } from './editor-node.ts';
import { USUAL_ADDRESS } from '../server-address.ts';
import type { GeneratedFile } from './generated-file.ts';
import { classifyContentFile } from '../../core/content/content-file.ts';
import type { ContentFile } from '../../core/content/content-file.ts';
import { knownNames } from '../../authoring/references/known-names.ts';
import { joinSchemas } from '../../core/schema/compose-schema.ts';
import { listFiles } from '../list-files.ts';

/**
 * The schemas in a form that editors handle well: one file per kind of content, without external references;
 * the type of a section as a list with descriptions, then only the properties of the chosen type. The
 * validator composes the same schemas with `oneOf` and a discriminator. Editors complete names of routes,
 * pictures and forms from the site.
 * @param names the site's names. Default: all names that content can refer to
 * @returns schemas/editor/{page,site,form,translation,redirects,section}.json, which pages name in `$schema`;
 *   they are not committed
 */
export function editorSchemas(roots: Roots, names: Partial<KnownNames> = siteNames(roots)): GeneratedFile[] {
  const schemasByName = new Map(
    readSchemaFiles(roots).map(({ path, text }) => [schemaName(path), JSON.parse(text) as EditorNode]),
  );
  const read = (name: string) => schemasByName.get(name)!;
  const widgets = new Map(schemasIn(schemasByName, 'widgets'));
  schemasByName.set('questions', withWidgets(read('questions') as SchemaNode, widgets));
  const shared = [...schemasByName.values()].filter(({ $defs, properties }) => $defs && !properties);
  const variants = new Map(schemasIn(schemasByName, 'variants'));
  const dates = { id: schemaId('parts'), schema: read('parts') as SchemaNode };
  const parts: EditorNode = Object.assign({}, ...shared.map(({ $defs }) => $defs));
  const definitions: EditorNode = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [`part-${name}`, part]),
  );
  for (const part of completableParts)
    definitions[knownNamesDefinition(part)] = { examples: names[part] ?? [] };
  for (const kind of ['section', 'template']) {
    const sortedTypes = schemasIn(schemasByName, `${kind}s`).sort(byGroup);
    const types = sortedTypes.map(([name]) => name);
    const typeSchemas = sortedTypes.map(([name, schema]) =>
      kind === 'section' ? withVariants(schema, name, variants) : schema,
    );
    const schemas =
      kind === 'section' ? typeSchemas.map((schema) => sectionWithDates(schema, dates)) : typeSchemas;
    types.forEach((name, index) => (definitions[`${kind}-${name}`] = withTypeDescription(schemas[index]!)));
    definitions[kind] = choice(kind, types, schemas);
  }
  const files = ['page', 'site', 'form', 'translation', 'redirects'].map((name) => {
    const { $id: _id, $defs: _defs, ...fileSchema } = read(name);
    const schema: EditorNode = name === 'site' ? siteWithDates(fileSchema, dates) : fileSchema;
    if (name === 'site') Object.assign(schema['properties'] as EditorNode, extensions(schemasByName));
    const bundle = {
      ...(toEditorNode(schema, parts) as EditorNode),
      $defs: toEditorNode(definitions, parts),
    };
    const finalSchema = name === 'page' ? leadingToGallery(bundle) : bundle;
    return { path: `schemas/editor/${name}.json`, text: `${JSON.stringify(finalSchema, null, 1)}\n` };
  });
  return [...files, sharedSection(toEditorNode(definitions, parts) as EditorNode)];
}

/** The schema of a shared section: that of its type, with the key `$schema`. */
function sharedSection(definitions: EditorNode): GeneratedFile {
  const $schema: EditorNode = { type: 'string', markdownDescription: ALL_SECTIONS };
  const entries = Object.entries(definitions).map(([name, definition]) => {
    const { properties: own, ...rest } = definition as EditorNode;
    const isType = name.startsWith('section-');
    return [name, isType ? { ...rest, properties: { $schema, ...(own as EditorNode) } } : definition];
  });
  const bundle = { $ref: '#/$defs/section', $defs: Object.fromEntries(entries) as EditorNode };
  return { path: 'schemas/editor/section.json', text: `${JSON.stringify(bundle, null, 1)}\n` };
}

/** Adds a key for each extension to _site.json. */
function extensions(written: ReadonlyMap<string, EditorNode>): EditorNode {
  return Object.fromEntries(
    schemasIn(written, 'extensions').map(([name, { $schema: _schema, ...schema }]) => [name, schema]),
  );
}

/** The schemas of a folder, sorted by name. */
function schemasIn(written: ReadonlyMap<string, EditorNode>, folder: string): [string, EditorNode][] {
  return [...written]
    .flatMap(([name, schema]): [string, EditorNode][] =>
      name.startsWith(`${folder}/`) ? [[name.slice(folder.length + 1), schema]] : [],
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Adds links to the gallery to the description of `$schema`; the gallery links to the schemas in turn. */
function leadingToGallery(bundle: EditorNode): EditorNode {
  const properties = bundle['properties'] as Record<string, EditorNode>;
  const text = `${String(properties['$schema']?.['markdownDescription'] ?? '')}\n\n${ALL_SECTIONS}`;
  return {
    ...bundle,
    properties: { ...properties, $schema: { ...properties['$schema'], markdownDescription: text } },
  };
}

const ALL_SECTIONS = `[All sections, with examples](${USUAL_ADDRESS}/_sections), while \`npm run dev\` runs`;

/** Completes the types: each with its description and a whole example to insert. */
function choice(kind: string, names: string[], schemas: EditorNode[]): EditorNode {
  return {
    title: kind === 'section' ? 'Section' : 'Template',
    type: 'object',
    ...(kind === 'section' ? { anyOf: [{ required: ['type'] }, SHARED] } : { required: ['type'] }),
    properties: {
      type: {
        description: `What kind of ${kind} this is.`,
        enum: names,
        enumDescriptions: schemas.map(describePurpose),
        markdownEnumDescriptions: schemas.map(
          (schema, index) =>
            `${String(describePurpose(schema))} [Examples and properties](${USUAL_ADDRESS}/_${kind}s/${names[index]})`,
        ),
      },
    },
    allOf: names.map((name) => ({
      if: { properties: { type: { const: name } }, required: ['type'] },
      then: { $ref: `#/$defs/${kind}-${name}` },
    })),
    defaultSnippets: schemas.map((schema, index) => ({
      label: names[index],
      description: describePurpose(schema),
      body: (schema['examples'] as unknown[] | undefined)?.[0] ?? { type: names[index] },
    })),
  };
}

/** The schema of a type; its key `type` has the description of the type. */
function withTypeDescription(schema: EditorNode): EditorNode {
  const properties = schema['properties'] as Record<string, EditorNode>;
  const { examples: _examples, ...type } = properties['type'] ?? {};
  return {
    ...schema,
    properties: { ...properties, type: { ...type, description: describePurpose(schema) } },
  };
}

/** The purpose of a type, its group and its aliases. */
function describePurpose(schema: EditorNode): string {
  const description = String(schema['description']);
  const purpose = schema['group'] === undefined ? description : `${groupTitle(schema)}: ${description}`;
  const others = (schema['alsoCalled'] ?? []) as string[];
  return others.length > 0 ? `${purpose} Also called: ${others.join(', ')}.` : purpose;
}

/** The alternative to a type: the name of a shared section. */
const SHARED: EditorNode = {
  type: 'object',
  required: ['use'],
  properties: { use: { $ref: 'parts.schema.json#/$defs/use' } },
};

/** The names that a site's content can refer to, from its files. */
function siteNames(roots: Roots): KnownNames {
  const { site } = roots;
  const files = listFiles(site, 'pages-config');
  const filesOfKind = (kind: ContentFile) => files.filter((file) => classifyContentFile(file) === kind);
  const text = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const paths = filesOfKind('page');
  const pages = paths.map((file) => ({ path: file, text: paths.length > MANY_PAGES ? '' : text(file) }));
  const shared = filesOfKind('shared').map((file) => ({ path: file, text: text(file) }));
  return knownNames(joinSchemas(readSchemaFiles(roots)), { files, pages, shared });
}

/** Up to this number, pages are searched for anchors; with more, the development server would be slow. */
const MANY_PAGES = 1000;
