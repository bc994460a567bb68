import { type Mark, type Node, Fragment } from 'prosemirror-model';
import type { RichTextNode } from 'pagewright/content';
import { canHoldText, writtenTree } from 'pagewright/rich-text';
import { isInlineTag, LOOSE, textSchema } from './text-schema.ts';
import { writeDocument } from './write-document.ts';

/**
 * Reads rich text for the editor.
 * @returns undefined for a text with errors, and for one that would not be written as the same tree
 */
export function readTextDocument(html: string): Node | undefined {
  const tree = writtenTree(html);
  if (!tree) return undefined;
  const isBare = !/^\s*</.test(html) || /^\s*<(?!p\b)/.test(html);
  const doc = textSchema.node('doc', null, blocks('', tree, isBare && tree.length === 1));
  try {
    doc.check();
  } catch (error) {
    // An example is a list directly in a list, without an entry around it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const rewrittenTree = writtenTree(writeDocument(doc));
  return rewrittenTree && JSON.stringify(normalTree(rewrittenTree)) === JSON.stringify(normalTree(tree))
    ? doc
    : undefined;
}

/** The blocks in a tag. @param isLoose whether a paragraph is text without a tag */
function blocks(outer: string, nodes: readonly RichTextNode[], isLoose = false): Node[] {
  const blockNodes: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const trimmed = trimLine(line);
    if (trimmed.length > 0) blockNodes.push(textSchema.node(LOOSE, null, trimmed));
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || isInlineTag(node[0]) || node[0] === 'br') {
      line.push(...inline([node], []));
      continue;
    }
    endLine();
    const [tag, attributes, children] = node;
    if (isLoose && tag === 'p' && Object.keys(attributes).length === 0)
      blockNodes.push(textSchema.node(LOOSE, null, trimLine(inline(children, []))));
    else blockNodes.push(blockNode(tag, attributes, children));
  }
  endLine();
  if (blockNodes.length === 0 && (outer === '' || canHoldText(outer)))
    blockNodes.push(textSchema.node(LOOSE));
  return blockNodes;
}

function blockNode(tag: string, attributes: Record<string, string>, children: readonly RichTextNode[]): Node {
  const type = textSchema.nodes[tag]!;
  if (type.isLeaf) return type.create(attributes);
  if (tag === 'pre') return type.create(attributes, inline(children, [], true));
  return type.create(attributes, type.inlineContent ? trimLine(inline(children, [])) : blocks(tag, children));
}

function inline(nodes: readonly RichTextNode[], marks: readonly Mark[], isPre = false): Node[] {
  const inlineNodes = nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') {
      const text = isPre ? node : node.replaceAll(/[ \t\n]+/g, ' ');
      return text === '' ? [] : [textSchema.text(text, marks)];
    }
    const [tag, attributes, children] = node;
    if (tag === 'br') return [textSchema.nodes['br']!.create(attributes, null, marks)];
    const mark = textSchema.marks[tag]!.create(attributes);
    return inline(children, mark.addToSet(marks), isPre);
  });
  return Fragment.from(inlineNodes).content.slice();
}

/** White space at the ends of a line, and repeated white space, is not visible. */
function trimLine(line: readonly Node[]): Node[] {
  const trimmed: Node[] = [];
  let isBlank = true;
  for (const node of line) {
    if (!node.isText) {
      trimmed.push(node);
      isBlank = true;
      continue;
    }
    const text: string = isBlank ? node.text!.replace(/^ +/, '') : node.text!;
    if (text === '') continue;
    trimmed.push(textSchema.text(text, node.marks));
    isBlank = text.endsWith(' ');
  }
  const last = trimmed.at(-1);
  if (last?.isText && last.text!.endsWith(' ')) {
    const text = last.text!.replace(/ +$/, '');
    trimmed.splice(-1, 1, ...(text === '' ? [] : [textSchema.text(text, last.marks)]));
  }
  return trimmed;
}

/**
 * A tree in a normal form with only the differences that readers notice: white space is collapsed, and the order of
 * two marks around the same words does not count.
 */
function normalTree(tree: readonly RichTextNode[]): unknown {
  return [blocks('', tree).map((node) => node.toJSON() as unknown), countTags(tree)];
}

/** Two adjacent links to the same place are not one link. */
function countTags(nodes: readonly RichTextNode[], counts: Record<string, number> = {}) {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    counts[node[0]] = (counts[node[0]] ?? 0) + 1;
    countTags(node[2], counts);
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
