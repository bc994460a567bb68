import type { Diagnostic } from '../diagnostic.ts';
import { lazyValue } from '../lazy-value.ts';
import { readJson, type JsonPath, type JsonSource } from '../json/json-source.ts';
import type { ProjectFile } from '../project.ts';
import { resolvePointer, resolveUri, type SchemaNode } from './schema-node.ts';
import { didYouMean } from './suggest.ts';
import { readVariantName } from './with-variants.ts';

/** A parsed schema file. */
export interface SchemaDocument {
  path: string;
  /** The path below the schemas folder, without extension: page, sections/faq, templates/service. */
  name: string;
  id: string;
  schema: SchemaNode;
  /** The content of the file. */
  text: string;
  readonly source: JsonSource;
  /** Creates a diagnostic at a place in this schema file. */
  diagnostic(path: JsonPath, code: string, message: string, hint?: string): Diagnostic;
}

/** Parses the schema files and checks their common keys: address, type, references. */
export function readSchemas(files: ProjectFile[]): {
  documents: Map<string, SchemaDocument>;
  diagnostics: Diagnostic[];
} {
  const documents = new Map<string, SchemaDocument>();
  const diagnostics: Diagnostic[] = [];
  for (const file of schemaFiles(files)) {
    const source = readJson(file);
    diagnostics.push(...source.diagnostics);
    if (source.data === undefined) continue;
    const document = createDocument(file, source.data, () => source);
    diagnostics.push(...checkIdentity(document));
    documents.set(document.id, document);
  }
  for (const document of documents.values())
    diagnostics.push(...checkReferences(document, documents), ...checkVariant(document, documents));
  return { documents, diagnostics };
}

/** Parses schema files that had no diagnostics when they were read before: checking takes longer than parsing. */
export function readCheckedSchemas(files: ProjectFile[]): ReturnType<typeof readSchemas> {
  const documents = schemaFiles(files).map((file) => {
    const source = lazyValue(() => readJson(file));
    return createDocument(file, JSON.parse(file.text), source);
  });
  return { documents: new Map(documents.map((document) => [document.id, document])), diagnostics: [] };
}

function schemaFiles(files: readonly ProjectFile[]): ProjectFile[] {
  return files
    .filter(({ path }) => path.endsWith('.schema.json') && !path.startsWith('schemas/editor/'))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The address of a schema by name. */
export function schemaId(name: string): string {
  return `https://example.org/schemas/${name}.schema.json`;
}

/** The name of a schema by path: in `schemas`, or in that folder of an extension. */
export function schemaName(path: string): string {
  return path.replace(/^(?:src\/[^/]+\/)?schemas\//, '').slice(0, -'.schema.json'.length);
}

function createDocument(
  { path, text }: ProjectFile,
  data: unknown,
  source: () => JsonSource,
): SchemaDocument {
  const name = schemaName(path);
  const id = schemaId(name);
  return {
    path,
    name,
    id,
    schema: { ...(data as SchemaNode), $id: id },
    text,
    get source() {
      return source();
    },
    diagnostic: (at, code, message, hint) => ({
      file: path,
      ...source().locate(at, 'value'),
      severity: 'error',
      code,
      message,
      ...(hint === undefined ? {} : { hint }),
    }),
  };
}

function checkIdentity({ name: placed, id, source, diagnostic }: SchemaDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const written = source.data as SchemaNode;
  if (written.$id !== id) {
    diagnostics.push(
      diagnostic(
        ['$id'],
        'schema-id',
        `The schema’s $id is ${JSON.stringify(written.$id)}.`,
        `Write "$id": "${id}", which follows from the file’s path.`,
      ),
    );
  }
  const [, folder, name] = /^(sections|templates)\/(.+)$/.exec(placed) ?? [];
  if (!folder) return diagnostics;
  const type = written.properties?.['type'];
  if (type?.const !== name) {
    diagnostics.push(
      diagnostic(
        ['properties', 'type', 'const'],
        'schema-type',
        `The schema’s type is ${JSON.stringify(type?.const)}, but its file is named "${name}".`,
        `Write "type": { "const": "${name}" } among the properties.`,
      ),
    );
  }
  if (!written.required?.includes('type')) {
    diagnostics.push(
      diagnostic(
        ['required'],
        'schema-type',
        'The schema does not require "type".',
        'Add "type" to "required".',
      ),
    );
  }
  return diagnostics;
}

/**
 * Checks that a variant's schema names an existing section type, and a variant that this type does not have
 * yet.
 */
function checkVariant(document: SchemaDocument, documents: Map<string, SchemaDocument>): Diagnostic[] {
  const [folder, name = ''] = document.name.split('/');
  if (folder !== 'variants') return [];
  const { type, variant } = readVariantName(name);
  const section = documents.get(schemaId(`sections/${type}`));
  if (!section || variant === '') {
    const types = [...documents.values()].flatMap(({ name: each }) =>
      each.startsWith('sections/') ? [each.slice('sections/'.length)] : [],
    );
    const message = `The file's name "${name}" names no section type.`;
    const hint = ['Name it <type>.<variant>.schema.json.', didYouMean(type, types)].filter(Boolean).join(' ');
    return [document.diagnostic([], 'schema-variant', message, hint)];
  }
  const { enum: names = [] } = section.schema.properties?.['variant'] ?? {};
  if (!names.includes(variant)) return [];
  const message = `The section type "${type}" has the variant "${variant}" already.`;
  return [
    document.diagnostic([], 'schema-variant', message, 'Give the file and its component another name.'),
  ];
}

function checkReferences(document: SchemaDocument, documents: Map<string, SchemaDocument>): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const visit = (node: unknown, path: (string | number)[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      // Values and advice may contain keys that look like keywords.
      if (key === 'examples' || key === 'default' || key === 'instead') continue;
      if (key === '$ref' && typeof child === 'string')
        diagnostics.push(...checkReference(child, [...path, key]));
      else visit(child, [...path, key]);
    }
  };
  const checkReference = (reference: string, path: JsonPath): Diagnostic[] => {
    const { document: address, pointer } = resolveUri(reference, document.id);
    const target = documents.get(address);
    if (target && resolvePointer(target.schema, pointer)) return [];
    const names = Object.keys(target?.schema.$defs ?? {}).map((name) => reference.replace(/[^/]*$/, name));
    return [
      document.diagnostic(
        path,
        'schema-ref',
        `The reference "${reference}" leads nowhere.`,
        didYouMean(reference, names),
      ),
    ];
  };
  visit(document.source.data, []);
  return diagnostics;
}
