import type { Node } from 'jsonc-parser';
import { canonicalJson } from '../../core/json/canonical-json.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import { openJson } from './open-json.ts';
import { applyEdits, type Edited } from './text-edit.ts';

/**
 * Sorts the keys of every object, for `content fmt` and for the order that the studio sets. White space between keys
 * stays in place. Keys outside the given order keep their relative order and come last.
 * @param getOrder returns the order of keys for the object at a path; may be empty
 */
export function orderKeys(text: string, getOrder: (path: JsonPath) => readonly string[]): Edited {
  const open = openJson(text);
  if ('refused' in open) return open;
  const { offset, length } = open.tree;
  const orderedText = textInOrder(text, open.tree, [], getOrder);
  const edits =
    orderedText === text.slice(offset, offset + length) ? [] : [{ offset, length, text: orderedText }];
  const after = openJson(applyEdits(text, edits));
  if ('refused' in after || canonicalJson(after.data) !== canonicalJson(open.data))
    return { refused: 'The keys can’t be put into their order here: is one of them a duplicate?' };
  return { edits };
}

/** The text of a node, with the keys of all its objects in order. */
function textInOrder(
  text: string,
  node: Node,
  path: JsonPath,
  getOrder: (path: JsonPath) => readonly string[],
): string {
  const children = node.children ?? [];
  const end = node.offset + node.length;
  if (children.length === 0) return text.slice(node.offset, end);
  const childTexts = children.map((child, index) => {
    if (child.type !== 'property') return textInOrder(text, child, [...path, index], getOrder);
    const [key, value] = child.children as [Node, Node];
    return (
      text.slice(child.offset, value.offset) +
      textInOrder(text, value, [...path, String(key.value)], getOrder)
    );
  });
  const order =
    node.type === 'object' ? sortedIndices(children, getOrder(path)) : children.map((_child, index) => index);
  let orderedText = '';
  let offset = node.offset;
  children.forEach((child, index) => {
    orderedText += text.slice(offset, child.offset) + childTexts[order[index]!]!;
    offset = child.offset + child.length;
  });
  return orderedText + text.slice(offset, end);
}

/** The new order of an object's entries, by index. */
function sortedIndices(properties: readonly Node[], order: readonly string[]): number[] {
  const rank = (index: number) => {
    const position = order.indexOf(String(properties[index]!.children![0]!.value));
    return position < 0 ? order.length : position;
  };
  return properties
    .map((_property, index) => index)
    .sort((one, other) => rank(one) - rank(other) || one - other);
}
