import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import { schemaId, readSchemas, type SchemaDocument } from './schema-files.ts';
import { sectionWithDates, siteWithDates } from './with-dates.ts';
import { withVariants } from './with-variants.ts';
import { withWidgets } from './with-widgets.ts';
import { resolvePointer, resolveUri, type PlacedNode, type SchemaNode } from './schema-node.ts';

/** All schemas of a project, composed. A new section type only needs a file in schemas/sections. */
export interface SchemaSet {
  /** Diagnostics of the schema files themselves. */
  diagnostics: Diagnostic[];
  /** The raw schema of each section type. */
  sections: Map<string, SchemaNode>;
  /** The raw schema of each template. */
  templates: Map<string, SchemaNode>;
  /** Every document by its $id; the page schema contains the lists of all types. */
  documents: Map<string, SchemaDocument>;
  /** The validators; null for a schema that was not compiled, is missing or has errors. */
  validators: Validators;
  /**
   * The start of a walk: page, site, form, redirects, section, template, sections/<type>, templates/<name>.
   */
  root(name: string): PlacedNode | undefined;
  /** Follows $ref until a node without one; returns all nodes on the way. */
  follow(placed: PlacedNode): PlacedNode[];
}

/** The kinds of files that a whole schema describes. */
export type RootName = 'page' | 'site' | 'form' | 'translation' | 'redirects';

/** The compiled validators; null if the schema has errors. */
export type Validators = Record<RootName, Validator | null>;

/** Returns whether data match a schema; errors are in a property of the function, as in ajv. */
export interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/**
 * Composes the schema files without compiling them: compiling takes much longer. The files determine the
 * lists of section types and templates.
 * @param read reads the files. Default: with all checks
 */
export function joinSchemas(files: ProjectFile[], read = readSchemas): SchemaSet {
  const { documents, diagnostics } = read(files);
  addVariants(documents);
  addDates(documents);
  const sections = rootsIn(documents, 'sections');
  const templates = rootsIn(documents, 'templates');
  const page = documents.get(schemaId('page'));
  const questions = documents.get(schemaId('questions'));
  const site = documents.get(schemaId('site'));
  if (site) site.schema = withExtensions(site.schema, rootsIn(documents, 'extensions'));
  if (questions) questions.schema = withWidgets(questions.schema, rootsIn(documents, 'widgets'));
  if (page) page.schema = withTypes(page.schema, [...sections.keys()], [...templates.keys()]);

  return {
    diagnostics,
    sections,
    templates,
    documents,
    validators: { page: null, site: null, form: null, translation: null, redirects: null },
    root: (name) => findRoot(documents, name),
    follow: (placed) => follow(documents, placed),
  };
}

/** Adds the variants that projects and extensions define for the section types of others. */
function addVariants(documents: Map<string, SchemaDocument>): void {
  const variants = rootsIn(documents, 'variants');
  for (const document of documents.values()) {
    const [folder, type = ''] = document.name.split('/');
    if (folder === 'sections') document.schema = withVariants(document.schema, type, variants);
  }
}

/** Allows dates in sections, in their list entries and in the entries of shared menus. */
function addDates(documents: Map<string, SchemaDocument>): void {
  const parts = documents.get(schemaId('parts'));
  if (!parts) return;
  for (const document of documents.values())
    if (document.name.startsWith('sections/')) document.schema = sectionWithDates(document.schema, parts);
    else if (document.id === schemaId('site')) document.schema = siteWithDates(document.schema, parts);
}

/** The schemas of a folder by name, sorted: the engine's and those of extensions are one list. */
function rootsIn(documents: Map<string, SchemaDocument>, folder: string): Map<string, SchemaNode> {
  const prefix = `${folder}/`;
  const documentsInFolder = [...documents.values()]
    .filter(({ name }) => name.startsWith(prefix))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return new Map(documentsInFolder.map(({ name, schema }) => [name.slice(prefix.length), schema]));
}

function withTypes(page: SchemaNode, sections: string[], templates: string[]): SchemaNode {
  const union = (definition: SchemaNode | undefined, folder: string, names: string[]): SchemaNode => {
    if (names.length === 0) return { ...definition, not: {} };
    return {
      ...definition,
      type: 'object',
      required: ['type'],
      discriminator: { propertyName: 'type' },
      oneOf: names.map((name) => ({ $ref: `${folder}/${name}.schema.json` })),
    };
  };
  return {
    ...page,
    $defs: {
      ...page.$defs,
      section: union(page.$defs?.['section'], 'sections', sections),
      template: union(page.$defs?.['template'], 'templates', templates),
    },
  };
}

/** Adds to the schema of _site.json an optional key for each extension. */
function withExtensions(site: SchemaNode, extensions: Map<string, SchemaNode>): SchemaNode {
  const extensionKeys = [...extensions].map(([name, { title, description, examples }]) => {
    return [name, { title, description, examples, $ref: `extensions/${name}.schema.json` }];
  });
  return { ...site, properties: { ...site.properties, ...Object.fromEntries(extensionKeys) } };
}

function findRoot(documents: Map<string, SchemaDocument>, name: string): PlacedNode | undefined {
  const pointer = name === 'section' || name === 'template' ? `/$defs/${name}` : '';
  const base = schemaId(pointer ? 'page' : name);
  const schema = documents.get(base)?.schema;
  const node = schema && resolvePointer(schema, pointer);
  return node && { node, base };
}

function follow(documents: Map<string, SchemaDocument>, placed: PlacedNode): PlacedNode[] {
  const chain = [placed];
  for (let last = placed; last.node.$ref !== undefined && chain.length < 20;) {
    const { document, pointer } = resolveUri(last.node.$ref, last.base);
    const schema = documents.get(document)?.schema;
    const node = schema && resolvePointer(schema, pointer);
    if (!node) break;
    last = { node, base: document };
    chain.push(last);
  }
  return chain;
}
