import path from 'node:path';
import postcss from 'postcss';
import { parseSync } from 'vite';

/** A file of the project: its path from the root, and its text. */
export interface TextFile {
  file: string;
  text: string;
}

/**
 * The differences between the classes of components and those of style sheets.
 * - a class of a CSS module that a component reads and its sheet lacks, or that nothing reads;
 * - a class of a shared sheet that a component names and no sheet has, or that nothing names;
 * - a shared sheet of ui/parts whose class is used in a folder that does not import the sheet;
 * - a class that is read by a computed name, which can't be checked.
 * @param sheets the style sheets; those called *.module.css belong to their importers
 * @param sources the components
 * @param libraries the style sheets of packages whose components write their own classes
 * @returns one sentence for each, with the file to change
 */
export function classProblems(
  sheets: readonly TextFile[],
  sources: readonly TextFile[],
  libraries: readonly TextFile[] = [],
): string[] {
  const declared = new Map(sheets.map(({ file, text }) => [file, listClasses(text)]));
  const used = sources.map(findClassUses);
  const foreign = new Set(libraries.flatMap(({ text }) => [...listClasses(text).own]));
  return [...moduleProblems(declared, used), ...sharedProblems(declared, used, foreign)];
}

interface SheetClasses {
  own: Set<string>;
  /** The classes in :global(…), which belong to another sheet, or only to components. */
  global: Set<string>;
}

interface Uses {
  file: string;
  /** The imported style sheets; a module by its local name. */
  sheets: { file: string; local: string | undefined }[];
  /** The members read of a module: styles.root is ['styles', 'root']; without a name if it is computed. */
  reads: [local: string, name: string | undefined][];
  /** The literal classes in JSX. */
  names: Set<string>;
}

function moduleProblems(declared: ReadonlyMap<string, SheetClasses>, used: readonly Uses[]): string[] {
  const problems: string[] = [];
  for (const [sheet, { own }] of declared) {
    if (!sheet.endsWith('.module.css')) continue;
    const read = new Set<string>();
    for (const { file, sheets, reads } of used) {
      const local = sheets.find((each) => each.file === sheet)?.local;
      for (const [name, key] of reads) {
        if (name !== local || local === undefined) continue;
        if (key === undefined)
          problems.push(`${file} reads a class of ${sheet} by a computed name: name it.`);
        else if (!own.has(key)) problems.push(`${file} reads ${name}.${key}, which ${sheet} lacks.`);
        else read.add(key);
      }
    }
    for (const name of own)
      if (!read.has(name)) problems.push(`${sheet} has .${name}, which no component reads.`);
  }
  return problems;
}

function sharedProblems(
  declared: ReadonlyMap<string, SheetClasses>,
  used: readonly Uses[],
  foreign: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  const shared = [...declared].filter(([sheet]) => !sheet.endsWith('.module.css'));
  const homes = new Map<string, string[]>();
  for (const [sheet, { own }] of shared)
    for (const name of own) homes.set(name, [...(homes.get(name) ?? []), sheet]);
  const asked = new Set([...declared.values()].flatMap(({ global }) => [...global]));
  for (const { file, names } of used) {
    for (const name of names) {
      const sheetsOfName = homes.get(name);
      if (!sheetsOfName && !asked.has(name))
        problems.push(`${file} names the class "${name}", which no style sheet has.`);
      else if (sheetsOfName?.every(isPart) && !sheetsOfName.some((sheet) => isImported(sheet, file, used)))
        problems.push(`${file} names the class "${name}" without importing ${sheetsOfName.join(' or ')}.`);
    }
  }
  const named = new Set([...foreign, ...used.flatMap(({ names }) => [...names])]);
  for (const [sheet, { own, global }] of declared) {
    const others = sheet.endsWith('.module.css') ? global : own;
    for (const name of others)
      if (!named.has(name)) problems.push(`${sheet} has .${name}, which no component uses.`);
  }
  return problems;
}

/** Whether only some pages load the sheet: components that use its classes must import it. */
function isPart(sheet: string): boolean {
  return sheet.includes('/parts/');
}

/** Whether the file itself imports the sheet, or another file of its section does. */
function isImported(sheet: string, file: string, used: readonly Uses[]): boolean {
  const folder = /^.*\/sections\/[^/]+\//.exec(file)?.[0] ?? file;
  return used.some((each) => each.file.startsWith(folder) && each.sheets.some((one) => one.file === sheet));
}

function listClasses(css: string): SheetClasses {
  const found: SheetClasses = { own: new Set(), global: new Set() };
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner: string) => {
      for (const [, name = ''] of inner.matchAll(classPattern)) found.global.add(name);
      return '';
    });
    for (const [, name = ''] of own.matchAll(classPattern)) found.own.add(name);
  });
  return found;
}

const classPattern = /\.(-?[A-Za-z_][\w-]*)/g;

type Node = Record<string, unknown>;

function findClassUses({ file, text }: TextFile): Uses {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const uses: Uses = { file, sheets: [], reads: [], names: new Set() };
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!moduleRequest.value.endsWith('.css')) continue;
    const [, shared] = /^pagewright\/styles\/(.+)$/.exec(moduleRequest.value) ?? [];
    const sheet = shared
      ? `src/ui/parts/${shared}`
      : path.posix.join(path.posix.dirname(file), moduleRequest.value);
    uses.sheets.push({ file: sheet, local: entries[0]?.localName.value });
  }
  const locals = new Set(uses.sheets.map(({ local }) => local));
  const values = new Map<string, unknown>();
  visit(program, (node) => {
    if (node['type'] === 'VariableDeclarator') values.set(nodeName(node['id']), node['init']);
    const local = node['type'] === 'MemberExpression' ? nodeName(node['object']) : '';
    if (locals.has(local))
      uses.reads.push([local, node['computed'] ? undefined : nodeName(node['property'])]);
  });
  visit(program, (node) => {
    if (node['type'] === 'JSXAttribute' && nodeName(node['name']) === 'className')
      addNames(node['value'], values, uses.names);
  });
  return uses;
}

/** The class names in a value for className, without compared texts, and through variables of the same file. */
function addNames(value: unknown, values: ReadonlyMap<string, unknown>, names: Set<string>): void {
  visit(value, (node) => {
    const { type } = node;
    for (const word of splitWords(node)) names.add(word);
    if (type === 'ConditionalExpression') {
      addNames(node['consequent'], values, names);
      addNames(node['alternate'], values, names);
      return false;
    }
    if (type === 'LogicalExpression' && node['operator'] === '&&') {
      addNames(node['right'], values, names);
      return false;
    }
    const isKnown = type === 'Identifier' && values.has(nodeName(node));
    if (isKnown) addNames(values.get(nodeName(node)), new Map(), names);
    if (type === 'CallExpression') addNames(node['callee'], values, names);
    return !['CallExpression', 'BinaryExpression'].includes(String(type));
  });
}

function splitWords({ type, value }: Node): string[] {
  const text = type === 'TemplateElement' ? (value as Node)['cooked'] : value;
  return typeof text === 'string' ? text.split(/\s+/).filter(Boolean) : [];
}

function nodeName(node: unknown): string {
  return typeof node === 'object' && node !== null ? String((node as Node)['name']) : '';
}

/** Visits every node below a value, itself first; if `see` returns false, its children are skipped. */
function visit(value: unknown, see: (node: Node) => boolean | void): void {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, see));
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (typeof node['type'] === 'string' && see(node) === false) return;
  Object.values(node).forEach((child) => visit(child, see));
}
