import { XmlElement, XmlText } from '@rgrove/parse-xml';
import type { ElementNode, TreeNode } from '../../../../core/content/resolved.ts';
import type { MathElement } from '../../full-text.ts';

/**
 * An element `math` as a tree: what MathML Core draws, without prefixes, annotations and what acts or links.
 * @returns the name of the element that MathML Core does not have, where there is one
 * @see https://www.w3.org/TR/mathml-core/
 */
export function mathElement(written: XmlElement, isBlock: boolean): MathElement | { unknown: string } {
  const unknown: string[] = [];
  const [, attributes, children] = elementOf(written, unknown);
  if (unknown[0] !== undefined) return { unknown: unknown[0] };
  const { display: _own, ...others } = attributes;
  return ['math', { ...others, ...(isBlock && { display: 'block' }) }, children];
}

function elementOf(written: XmlElement, unknown: string[]): ElementNode {
  const name = plainName(written);
  if (!ELEMENTS.has(name)) unknown.push(name);
  const attributes = Object.entries(written.attributes).filter(([attribute]) => ATTRIBUTES.has(attribute));
  return [name, Object.fromEntries(attributes), written.children.flatMap((child) => nodesOf(child, unknown))];
}

function nodesOf(node: unknown, unknown: string[]): TreeNode[] {
  if (node instanceof XmlText) return node.text.trim() === '' ? [] : [node.text];
  if (!(node instanceof XmlElement)) return [];
  const name = plainName(node);
  if (name.startsWith('annotation')) return [];
  // Its first child is the formula, the others say the same in other languages.
  if (name === 'semantics') return node.children.flatMap((child) => nodesOf(child, unknown));
  return [elementOf(node, unknown)];
}

function plainName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}

const ELEMENTS = new Set(
  (
    'math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle ' +
    'msub msubsup msup mtable mtd mtext mtr munder munderover none menclose mfenced mlabeledtr'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'accent accentunder align close columnalign columnlines columnspacing columnspan depth dir displaystyle fence form ' +
    'frame framespacing height largeop linethickness lspace mathvariant maxsize minsize movablelimits notation open ' +
    'rowalign rowlines rowspacing rowspan rspace scriptlevel separator separators stretchy symmetric voffset width'
  ).split(' '),
);
