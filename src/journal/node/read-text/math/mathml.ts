import { XmlElement, XmlText } from '@rgrove/parse-xml';
import type { ElementNode, TreeNode } from 'pagewright/content';
import type { MathElement } from '../../../core/text/full-text.ts';

/**
 * An element `math` as a tree: MathML Core without prefixes, annotations, actions and links.
 * @returns the tree, or the name of an element that MathML Core lacks
 * @see https://www.w3.org/TR/mathml-core/
 */
export function mathElement(written: XmlElement, isBlock: boolean): MathElement | { unknown: string } {
  const unknown: string[] = [];
  const [, attributes, children] = toElement(written, unknown);
  if (unknown[0] !== undefined) return { unknown: unknown[0] };
  const { display: _own, ...others } = attributes;
  return ['math', { ...others, ...(isBlock && { display: 'block' }) }, children];
}

function toElement(written: XmlElement, unknown: string[]): ElementNode {
  const name = plainName(written);
  if (!ELEMENTS.has(name)) unknown.push(name);
  const attributes = Object.entries(written.attributes).filter(([attribute]) => ATTRIBUTES.has(attribute));
  return [name, Object.fromEntries(attributes), written.children.flatMap((child) => toNodes(child, unknown))];
}

function toNodes(node: unknown, unknown: string[]): TreeNode[] {
  if (node instanceof XmlText) return node.text.trim() === '' ? [] : [node.text];
  if (!(node instanceof XmlElement)) return [];
  const name = plainName(node);
  // Marks of alignment are empty, and browsers ignore them.
  if (name.startsWith('annotation') || name.startsWith('malign')) return [];
  // The first child is the formula; the others repeat it in other notations.
  if (name === 'semantics') return node.children.flatMap((child) => toNodes(child, unknown));
  const width = name === 'mtext' && node.text.trim() === '' ? measureBlanks(node.text) : 0;
  if (width > 0) return [['mspace', { width: `${width}em` }, []]];
  return [toElement(node, unknown)];
}

/** The width of a text of spaces, in em: collapsing would lose them, an mspace element does not. */
function measureBlanks(blanks: string): number {
  const widths: Record<string, number> = { '\u200a': 0.056, '\u2009': 0.167, '\u2005': 0.222, '\u2003': 1 };
  const sum = [...blanks].reduce((width, blank) => width + (widths[blank] ?? 0.25), 0);
  return Math.round(sum * 1000) / 1000;
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
