import type { Node, Nodes, Paragraph, PhrasingContent } from 'mdast';

/** A parsed caption: “Table 1. Heights.” above a table. */
export interface WrittenCaption {
  /** Table 1 */
  label: string;
  /** The text after the label. */
  content: PhrasingContent[];
  paragraph: Paragraph;
}

/** A table or figure with number and caption. */
export type Float = { kind: 'table' | 'figure'; node: Nodes };

/** The tables and figures of a tree with their captions, in order; and captions without either. */
export function floatsIn(tree: Nodes): {
  floats: [Float, WrittenCaption | undefined][];
  alone: WrittenCaption[];
} {
  const floats: [Float, WrittenCaption | undefined][] = [];
  const alone: WrittenCaption[] = [];
  const look = (parent: Nodes): void => {
    if (!('children' in parent)) return;
    parent.children.forEach((node, index) => {
      const kind = floatKind(node);
      const before = parent.children[index - 1];
      if (kind) floats.push([{ kind, node }, before && captionIn(before)]);
      const caption = captionIn(node);
      const next = parent.children[index + 1];
      if (caption && !(next && floatKind(next))) alone.push(caption);
      if (!kind) look(node);
    });
  };
  look(tree);
  return { floats, alone };
}

/** A table; or a figure: a picture in a separate paragraph, or a chart. */
function floatKind(node: Nodes): Float['kind'] | undefined {
  if (node.type === 'table') return 'table';
  if (node.type === 'code' && node.lang === 'chart') return 'figure';
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'
    ? 'figure'
    : undefined;
}

/** A paragraph that begins with a word, a number and a full stop: “Table 1.”, “चित्र १।” */
function captionIn(node: Node): WrittenCaption | undefined {
  if (node.type !== 'paragraph') return undefined;
  const paragraph = node as Paragraph;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return undefined;
  const [start, label] = /^([\p{Lu}\p{Lo}][\p{L}\p{M}]* \p{Nd}+)[.।:](?:\s+|$)/u.exec(first.value) ?? [];
  if (start === undefined || label === undefined) return undefined;
  return { label, content: [{ ...first, value: first.value.slice(start.length) }, ...rest], paragraph };
}
