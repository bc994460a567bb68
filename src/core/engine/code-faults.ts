import type { Diagnostic } from '../diagnostic.ts';
import type { ProjectFile } from '../project.ts';
import type { SchemaSet } from '../schema/compose-schema.ts';

/**
 * Schemas without code, code without a schema, and code that does not export what it is asked for. The code is looked
 * at as text: the build, which runs it, fails too where no component comes of it.
 */
export function codeFaults(set: SchemaSet, code: readonly ProjectFile[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const kind of KINDS) {
    const files = new Map(code.flatMap((file) => named(file, kind.path)));
    const names = [...set[kind.schemas].keys()];
    for (const name of names) {
      const file = files.get(name);
      if (!file) found.push(withoutCode(set, kind, name));
      else if (!kind.exports.test(withoutComments(file.text))) found.push(withoutExport(file, kind, name));
    }
    for (const [name, { path }] of files) {
      if (names.includes(name)) continue;
      const schema = `schemas/${kind.schemas}/${name}.schema.json`;
      const message = `The ${kind.what} "${name}" has no schema: no page can ask for it.`;
      found.push(report(path, 'no-schema', message, `Write ${schema}, or remove the code.`));
    }
  }
  return found;
}

interface Kind {
  schemas: 'sections' | 'templates';
  what: string;
  /** Its place: the name stands in the first group. */
  path: RegExp;
  exports: RegExp;
  /** What the code must begin with, % being the name in code. */
  wanted: string;
}

const KINDS: Kind[] = [
  {
    schemas: 'sections',
    what: 'section type',
    path: /^src\/(?:[^/]+\/)?sections\/([^/]+)\/\1\.tsx$/,
    exports: /^\s*export\s+default\s|^\s*export\s*\{[^}]*\bdefault\b/m,
    wanted: 'export default function %({ data }: SectionProps<%Data>) { … }',
  },
  {
    schemas: 'templates',
    what: 'template',
    path: /^src\/(?:[^/]+\/)?templates\/([a-z-]+)\.ts$/,
    exports: /^\s*export\s+(?:(?:async\s+)?function|const)\s+expand\b|^\s*export\s*\{[^}]*\bexpand\b/m,
    wanted: 'export function expand(data: Written%) { return [ … ]; }',
  },
];

function named(file: ProjectFile, pattern: RegExp): [string, ProjectFile][] {
  const name = pattern.exec(file.path)?.[1];
  return name === undefined ? [] : [[name, file]];
}

function withoutCode(set: SchemaSet, { schemas, what }: Kind, name: string): Diagnostic {
  const path = `schemas/${schemas}/${name}.schema.json`;
  const file = schemas === 'sections' ? `src/sections/${name}/${name}.tsx` : `src/templates/${name}.ts`;
  const message = `The ${what} "${name}" has no code: nothing draws it.`;
  const document = [...set.documents.values()].find((each) => each.path === path);
  const hint = `Write ${file}, or remove the schema.`;
  return document?.fault([], 'no-code', message, hint) ?? report(path, 'no-code', message, hint);
}

function withoutExport({ path }: ProjectFile, { schemas, wanted }: Kind, name: string): Diagnostic {
  const inCode = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const message =
    schemas === 'sections'
      ? 'The file has no default export: the section would be a hole in its page.'
      : 'The file does not export "expand": its pages would be empty.';
  return report(path, 'no-export', message, `Write ${wanted.replaceAll('%', inCode)}`);
}

function report(file: string, code: string, message: string, hint: string): Diagnostic {
  return { file, line: 1, column: 1, severity: 'error', code, message, hint };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
