import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import { getCodeName, codePath } from '../content/section-code.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';
import { schemaId } from '../schema/schema-files.ts';
import type { SchemaNode } from '../schema/schema-node.ts';

/**
 * Finds schemas without code, code without a schema, and code without the required exports. The code is read
 * as text and not run; the build runs it, and also fails if a component is missing.
 */
export function codeDiagnostics(set: SchemaSet, code: readonly ProjectFile[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const kind of KINDS) {
    const files = new Map(code.flatMap((file) => nameFile(file, kind)));
    const names = [...set[kind.schemas]].flatMap(([name, schema]) => kind.names(name, schema));
    for (const name of names) {
      const file = files.get(name);
      if (!file) diagnostics.push(missingCode(set, kind, name));
      else if (!kind.exports.test(withoutComments(file.text)))
        diagnostics.push(missingExport(file, kind, name));
    }
    for (const [name, { path }] of files) {
      if (names.includes(name)) continue;
      diagnostics.push(missingSchema(path, kind, name));
    }
  }
  return diagnostics;
}

interface Kind {
  schemas: 'sections' | 'templates';
  what: string;
  /** The code name of a file; undefined for other files. */
  getCodeName(path: string): string | undefined;
  /** The code names of a type: the type and each of its variants. */
  names(name: string, schema: SchemaNode): string[];
  exports: RegExp;
  /** The text that the code must contain; % is the exported name, @ that of the type. */
  requiredExport: string;
}

/** The file of a type or of a variant. */
const SECTION = /^src\/(?:[^/]+\/)?sections\/(?:([^/]+)\/\1|([^/]+)\/variants\/([^/]+))\.tsx$/;

const KINDS: Kind[] = [
  {
    schemas: 'sections',
    what: 'section type',
    getCodeName: (path) => {
      const [, type, owner = '', variant] = SECTION.exec(path) ?? [];
      return variant === undefined ? type : getCodeName({ type: owner, variant });
    },
    names: (type, { properties }) => [
      type,
      ...(properties?.['variant']?.enum ?? []).map((variant) => getCodeName({ type, variant })),
    ],
    exports: /^\s*export\s+default\s|^\s*export\s*\{[^}]*\bdefault\b/m,
    requiredExport: 'export default function %({ data }: SectionProps<@Data>) { … }',
  },
  {
    schemas: 'templates',
    what: 'template',
    getCodeName: (path) => /^src\/(?:[^/]+\/)?templates\/([a-z-]+)\.ts$/.exec(path)?.[1],
    names: (name) => [name],
    exports: /^\s*export\s+(?:(?:async\s+)?function|const)\s+expand\b|^\s*export\s*\{[^}]*\bexpand\b/m,
    requiredExport: 'export function expand(data: Written%) { return [ … ]; }',
  },
];

function nameFile(file: ProjectFile, { getCodeName }: Kind): [string, ProjectFile][] {
  const name = getCodeName(file.path);
  return name === undefined ? [] : [[name, file]];
}

function missingCode(set: SchemaSet, { schemas, what }: Kind, name: string): Diagnostic {
  const [type = '', variant] = name.split('/');
  const path = `schemas/${schemas}/${type}.schema.json`;
  const file = schemas === 'sections' ? `src/sections/${codePath(name)}` : `src/templates/${name}.ts`;
  const message = `The ${what} "${name}" has no code: nothing renders it.`;
  const added = set.documents.get(schemaId(`variants/${type}.${variant}`));
  const document = added ?? set.documents.get(schemaId(`${schemas}/${type}`));
  const instead = variant === undefined || added ? 'the schema' : `"${variant}" from its "variant"`;
  const hint = `Write ${file}, or remove ${instead}.`;
  return document?.diagnostic([], 'no-code', message, hint) ?? report(path, 'no-code', message, hint);
}

function missingSchema(path: string, { schemas, what }: Kind, name: string): Diagnostic {
  const [type = '', variant] = name.split('/');
  const schema = `schemas/${schemas}/${type}.schema.json`;
  const message = `The ${what} "${name}" has no schema: no page can use it.`;
  const remedy =
    variant === undefined ? `Write ${schema}` : `Add "${variant}" to the values of "variant" in ${schema}`;
  return report(path, 'no-schema', message, `${remedy}, or remove the code.`);
}

function missingExport({ path }: ProjectFile, { schemas, requiredExport }: Kind, name: string): Diagnostic {
  const [type = ''] = name.split('/');
  const message =
    schemas === 'sections'
      ? 'The file has no default export: the section would be missing from its page.'
      : 'The file does not export "expand": its pages would be empty.';
  return report(
    path,
    'no-export',
    message,
    `Write ${requiredExport.replaceAll('%', pascalCase(name)).replaceAll('@', pascalCase(type))}`,
  );
}

function pascalCase(name: string): string {
  return name.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function report(file: string, code: string, message: string, hint: string): Diagnostic {
  return { file, line: 1, column: 1, severity: 'error', code, message, hint };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
