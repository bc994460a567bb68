import type { Node, Nodes, Paragraph, PhrasingContent, TableRow } from 'mdast';

/** A parsed caption: “Table 1. Heights.” above a table. */
export interface WrittenCaption {
  /** The name, such as Table 1. */
  label: string;
  /** The text after the label. */
  content: PhrasingContent[];
  /** The node of the caption: without an empty line below a table, the parser reads the caption as a row. */
  paragraph: Paragraph | TableRow;
}

/** A table or figure. */
export type Float = { kind: 'table' | 'figure'; node: Nodes };

/** The tables and figures of a tree with their captions, in order; and captions without a table or figure. */
export function floatsIn(tree: Nodes): {
  floats: [Float, WrittenCaption | undefined][];
  /** Captions below their table or figure, which `floats` does not include. */
  below: Map<Nodes, WrittenCaption>;
  alone: WrittenCaption[];
} {
  const floats: [Float, WrittenCaption | undefined][] = [];
  const below = new Map<Nodes, WrittenCaption>();
  const alone: WrittenCaption[] = [];
  const collectFloats = (parent: Nodes): void => {
    if (!('children' in parent)) return;
    const { children } = parent;
    // A caption belongs to one table or figure, not also to the next.
    let usedCaption: Nodes | undefined;
    children.forEach((node, index) => {
      const kind = floatKind(node);
      const before = children[index - 1];
      const caption = captionIn(node);
      const above = before && before !== usedCaption && captionIn(before);
      if (kind) {
        const under = above ? undefined : captionBelow(children, index);
        if (under) below.set(node, under);
        usedCaption = under?.paragraph;
        floats.push([{ kind, node }, above || undefined]);
      } else if (caption && node !== usedCaption && !floatKind(children[index + 1])) alone.push(caption);
      if (!kind) collectFloats(node);
    });
  };
  collectFloats(tree);
  return { floats, below, alone };
}

/**
 * The caption below a table or figure. A caption between two belongs to the second one, unless that one also has a
 * caption below it.
 */
function captionBelow(nodes: readonly Nodes[], index: number): WrittenCaption | undefined {
  const float = nodes[index]!;
  const row = float.type === 'table' ? float.children.at(-1) : undefined;
  const [cell, ...cells] = row?.children ?? [];
  const rowCaption =
    row && cell && cells.length === 0 ? captionIn({ ...cell, type: 'paragraph' }) : undefined;
  if (row && rowCaption) return { ...rowCaption, paragraph: row };
  const caption = captionIn(nodes[index + 1]);
  return caption && (!floatKind(nodes[index + 2]) || captionBelow(nodes, index + 2)) ? caption : undefined;
}

/** A table; or a figure: a picture in a separate paragraph, or a chart. */
function floatKind(node: Nodes | undefined): Float['kind'] | undefined {
  if (!node) return undefined;
  if (node.type === 'table') return 'table';
  if (node.type === 'code' && node.lang === 'chart') return 'figure';
  return node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image'
    ? 'figure'
    : undefined;
}

/** A paragraph that begins with a word, a number and a full stop: “Table 1.”, “चित्र १।” */
function captionIn(node: Node | undefined): WrittenCaption | undefined {
  if (node?.type !== 'paragraph') return undefined;
  const paragraph = node as Paragraph;
  const [first, ...rest] = paragraph.children;
  if (first?.type !== 'text') return undefined;
  const [start, label] = /^([\p{Lu}\p{Lo}][\p{L}\p{M}]* \p{Nd}+)[.।:](?:\s+|$)/u.exec(first.value) ?? [];
  if (start === undefined || label === undefined) return undefined;
  return { label, content: [{ ...first, value: first.value.slice(start.length) }, ...rest], paragraph };
}
