import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { root } from './project.ts';

/** A parsed source file: without comments and texts. */
export interface SourceFile {
  /** Path from the project's root. */
  file: string;
  lines: number;
  text: string;
  /** The modules that it imports, re-exports or loads dynamically, types included. */
  imports: string[];
  /** The modules that it re-exports completely. */
  reExports: string[];
  hasDefault: boolean;
  /** The names that it defines and exports, those of types included. */
  exported: string[];
  /** The names of its functions and methods, at any depth. */
  functions: string[];
  /** The kinds of nodes in its syntax tree, such as TSAnyKeyword. */
  kinds: Set<string>;
  /** The names of attributes in its JSX. */
  attributes: Set<string>;
}

/** Every source file below a folder of the project. */
export function sourceFiles(folder: string): SourceFile[] {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .sort()
    .map((name) => parsed(`${folder}/${name.replaceAll(path.sep, '/')}`));
}

function parsed(file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const source: SourceFile = {
    file,
    text,
    lines: text.split('\n').length - 1,
    imports: module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    reExports: [],
    hasDefault: false,
    exported: [],
    functions: [],
    kinds: new Set(),
    attributes: new Set(),
  };
  for (const { moduleRequest, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) source.reExports.push(moduleRequest.value);
    if (exportName.kind === 'Default') source.hasDefault = true;
    if (exportName.kind === 'Name' && !moduleRequest && exportName.name)
      source.exported.push(exportName.name);
  }
  visit(program, source);
  source.imports.push(...source.reExports);
  return source;
}

function visit(node: unknown, source: SourceFile): void {
  if (Array.isArray(node)) return node.forEach((child) => visit(child, source));
  if (typeof node !== 'object' || node === null) return;
  const { type, ...fields } = node as Record<string, unknown>;
  if (typeof type === 'string') note(type, fields, source);
  Object.values(fields).forEach((child) => visit(child, source));
}

function note(type: string, fields: Record<string, unknown>, source: SourceFile): void {
  source.kinds.add(type);
  if (type === 'JSXAttribute') source.attributes.add(String((fields['name'] as { name?: unknown }).name));
  if (isFunction(type, fields)) source.functions.push(...nameIn(fields['id'] ?? fields['key']));
  if (type !== 'ImportExpression' && type !== 'TSImportType') return;
  const target = fields['source'] as { value?: unknown } | undefined;
  if (typeof target?.value === 'string') source.imports.push(target.value);
}

function isFunction(type: string, { init, value }: Record<string, unknown>): boolean {
  if (type === 'FunctionDeclaration' || type === 'TSMethodSignature') return true;
  const given = type === 'VariableDeclarator' ? init : value;
  return /^(ArrowFunction|Function)Expression$/.test(String((given as { type?: unknown } | undefined)?.type));
}

function nameIn(node: unknown): string[] {
  const { name } = (node ?? {}) as { name?: unknown };
  return typeof name === 'string' ? [name] : [];
}
