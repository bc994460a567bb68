import type { TreeNode } from 'pagewright/content';
import { escapeMarkup } from 'pagewright/text';

/**
 * A resolved tree (`TreeNode`) as markup: formulas and charts in PDFs, e-books and JATS, where React renders nothing. The
 * markup is valid XML, which HTML parsers read in the same way for SVG and MathML.
 * @param prefix a prefix for the names of elements, such as `mml:`. Default: none
 */
export function treeMarkup(nodes: readonly TreeNode[], prefix = ''): string {
  return nodes.map((node) => nodeMarkup(node, prefix)).join('');
}

function nodeMarkup(node: TreeNode, prefix: string): string {
  if (typeof node === 'string') return escapeMarkup(node);
  const [tag, attributes, children] = node;
  const attributeMarkup = Object.entries(attributes).map(
    ([name, value]) => ` ${attributeName(name)}="${escapeMarkup(value)}"`,
  );
  const start = `${prefix}${tag}${attributeMarkup.join('')}`;
  return children.length > 0 ? `<${start}>${treeMarkup(children, prefix)}</${prefix}${tag}>` : `<${start}/>`;
}

/** The markup name of a React attribute: stroke-width for strokeWidth. */
function attributeName(name: string): string {
  if (name === 'className') return 'class';
  return CAMEL_CASE.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Names that are camel case in SVG itself. */
const CAMEL_CASE = new Set([
  'viewBox',
  'preserveAspectRatio',
  'gradientUnits',
  'gradientTransform',
  'clipPathUnits',
]);
