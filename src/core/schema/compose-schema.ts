import { Ajv, type ValidateFunction } from 'ajv';
import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import { FORMATS } from './formats.ts';
import { POSITION_IN } from './position-in.ts';
import { readSchemas, type SchemaDocument } from './schema-files.ts';
import { atPointer, resolveUri, type PlacedNode, type SchemaNode } from './schema-node.ts';

/** All schemas of a project, put together and compiled. Adding a file to schemas/sections is all that a new type takes. */
export interface SchemaSet {
  /** Faults in the schema files themselves. */
  diagnostics: Diagnostic[];
  /** The whole raw schema of each section type, by type. */
  sections: Map<string, SchemaNode>;
  /** The whole raw schema of each template, by name. */
  templates: Map<string, SchemaNode>;
  /** Every document by its $id, the page schema with its lists of types filled in. */
  documents: Map<string, SchemaDocument>;
  /** Compiled; null where the schema is missing or at fault. */
  validators: Record<RootName, ValidateFunction | null>;
  /** The node where a walk begins: page, site, form, section, template, sections/<type>, templates/<name>. */
  root(name: string): PlacedNode | undefined;
  /** Follows $ref until a node without one. */
  follow(placed: PlacedNode): PlacedNode[];
}

export type RootName = 'page' | 'site' | 'form';

/** Annotations of ours that are beside JSON Schema's own keywords. */
const VOCABULARY = [
  'part',
  'heading',
  'tsType',
  'enumDescriptions',
  'controls',
  'draft',
  'markdownDescription',
  'widget',
  'collection',
  'needs',
  'shown',
  'pictureWidth',
  'instead',
  'entry',
];

/**
 * Puts the schema files together and compiles them.
 * @param sound whether they are known to have no faults: they are then compiled when a validator is first asked for
 */
export function composeSchemas(
  files: ProjectFile[],
  { sound = false }: { sound?: boolean | undefined } = {},
): SchemaSet {
  const set = joinSchemas(files);
  if (sound) return { ...set, validators: compiledLater(set) };
  compileAll(set);
  return set;
}

function compiledLater(set: SchemaSet): SchemaSet['validators'] {
  let isCompiled = false;
  const validator = (name: RootName) => {
    if (!isCompiled) compileAll(set);
    isCompiled = true;
    return set.validators[name];
  };
  return {
    get page() {
      return validator('page');
    },
    get site() {
      return validator('site');
    },
    get form() {
      return validator('form');
    },
  };
}

/**
 * Puts the schema files together, for who walks content that was checked: to compile them takes many times as long. The
 * list of section types and templates comes from the files that are there.
 */
export function joinSchemas(files: ProjectFile[]): SchemaSet {
  const { documents, diagnostics } = readSchemas(files);
  const sections = rootsIn(documents, 'sections');
  const templates = rootsIn(documents, 'templates');
  const page = documents.get(idOf('page'));
  const site = documents.get(idOf('site'));
  if (site) site.schema = withExtensions(site.schema, rootsIn(documents, 'extensions'));
  if (page) page.schema = withTypes(page.schema, [...sections.keys()], [...templates.keys()]);

  return {
    diagnostics,
    sections,
    templates,
    documents,
    validators: { page: null, site: null, form: null },
    root: (name) => rootOf(documents, name),
    follow: (placed) => follow(documents, placed),
  };
}

function idOf(name: string): string {
  return `https://example.org/schemas/${name}.schema.json`;
}

function rootsIn(documents: Map<string, SchemaDocument>, folder: string): Map<string, SchemaNode> {
  const prefix = `schemas/${folder}/`;
  const found = [...documents.values()].filter(({ path }) => path.startsWith(prefix));
  return new Map(
    found.map(({ path, schema }) => [path.slice(prefix.length, -'.schema.json'.length), schema]),
  );
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

/** The site's file has a key for each extension, which it may leave out. */
function withExtensions(site: SchemaNode, extensions: Map<string, SchemaNode>): SchemaNode {
  const own = [...extensions].map(([name, { title, description, examples }]) => {
    return [name, { title, description, examples, $ref: `extensions/${name}.schema.json` }];
  });
  return { ...site, properties: { ...site.properties, ...Object.fromEntries(own) } };
}

function compileAll(set: SchemaSet): void {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    unicode: false,
    formats: FORMATS,
    keywords: [...VOCABULARY, POSITION_IN],
    logger: false,
  });
  for (const document of set.documents.values()) {
    try {
      ajv.addSchema(document.schema);
    } catch (error) {
      set.diagnostics.push(document.fault([], 'schema', `The schema can’t be read: ${wordsOf(error)}.`));
    }
  }
  for (const name of ['page', 'site', 'form'] as const) {
    try {
      set.validators[name] = ajv.getSchema(idOf(name)) ?? null;
    } catch (error) {
      if (set.diagnostics.length === 0) set.diagnostics.push(...culprits(set, ajv, idOf(name), error));
    }
  }
}

/** The files that keep a schema from being compiled: those it refers to, or else the schema itself. */
function culprits(set: SchemaSet, ajv: Ajv, id: string, error: unknown): Diagnostic[] {
  const saying = (problem: unknown) => `The schema can’t be compiled: ${wordsOf(problem)}.`;
  const found = [...set.documents.values()].flatMap((document) => {
    if (document.id === id) return [];
    try {
      ajv.getSchema(document.id);
      return [];
    } catch (problem) {
      return [document.fault([], 'schema', saying(problem))];
    }
  });
  // Everything that refers to a faulty schema fails with it: the first file that fails is the fault.
  const document = set.documents.get(id);
  return found.length > 0 ? found.slice(0, 1) : document ? [document.fault([], 'schema', saying(error))] : [];
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}

function rootOf(documents: Map<string, SchemaDocument>, name: string): PlacedNode | undefined {
  const pointer = name === 'section' || name === 'template' ? `/$defs/${name}` : '';
  const base = idOf(pointer ? 'page' : name);
  const schema = documents.get(base)?.schema;
  const node = schema && atPointer(schema, pointer);
  return node && { node, base };
}

function follow(documents: Map<string, SchemaDocument>, placed: PlacedNode): PlacedNode[] {
  const chain = [placed];
  for (let last = placed; last.node.$ref !== undefined && chain.length < 20;) {
    const { document, pointer } = resolveUri(last.node.$ref, last.base);
    const schema = documents.get(document)?.schema;
    const node = schema && atPointer(schema, pointer);
    if (!node) break;
    last = { node, base: document };
    chain.push(last);
  }
  return chain;
}
