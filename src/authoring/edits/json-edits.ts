import type { Node } from 'jsonc-parser';
import type { JsonPath } from '../../core/json/json-source.ts';
import { rawOffsets } from '../../core/json/raw-offsets.ts';
import { indentAt, insertEdit, moveEdits, removeEdit } from './children.ts';
import { onOneLine, writeOverLines } from './layout.ts';
import { verifiedEdits, nodeAt, openJson, type OpenJson } from './open-json.ts';
import type { Edited, Refused } from './text-edit.ts';

/**
 * Changes of a JSON file as text edits. Each leaves all other bytes unchanged, and is refused if the result
 * would not be exactly the intended data.
 */

/**
 * Sets the value at a path; a new key is added at the end of its object.
 * @param text the text of the file
 * @param path path of the value
 * @param value any JSON value
 */
export function setValue(text: string, path: JsonPath, value: unknown): Edited {
  const open = openJson(text);
  if ('refused' in open) return open;
  const node = nodeAt(open, path);
  const key = path.at(-1);
  if (!node)
    return typeof key === 'string' ? insertKey(text, path.slice(0, -1), key, value) : nothingAt(path);
  const { offset, length } = node;
  const isLine = !text.slice(offset, offset + length).includes('\n') && length > 2;
  const indent = indentAt(text, offset);
  const valueText = isLine ? onOneLine(value, open.style) : writeOverLines(value, indent, open.style);
  return verifiedEdits(open, [{ offset, length, text: valueText }], path, () => value);
}

/** Renames the key at the end of a path, in place. */
export function renameKeyAt(text: string, path: JsonPath, name: string): Edited {
  const open = openJson(text);
  if ('refused' in open) return open;
  const parent = path.slice(0, -1);
  const key = nodeAt(open, path)?.parent?.children?.[0];
  const object = nodeAt(open, parent);
  if (!key || object?.type !== 'object') return nothingAt(path);
  if (indexOfKey(object, name) >= 0) return { refused: `There is a key "${name}" beside it already.` };
  const renameInObject = (value: unknown) =>
    Object.fromEntries(
      Object.entries(value as object).map(([each, inner]) => [
        each === path.at(-1) ? name : each,
        inner as unknown,
      ]),
    );
  const { offset, length } = key;
  return verifiedEdits(open, [{ offset, length, text: JSON.stringify(name) }], parent, renameInObject);
}

/**
 * Adds an entry to a list.
 * @param path path of the list
 * @param index index of the new entry: 0 for the first, the list's length for the last
 */
export function insertItem(text: string, path: JsonPath, index: number, value: unknown): Edited {
  const container = findContainer(text, path, 'array');
  if ('refused' in container) return container;
  const { open, node } = container;
  if (index < 0 || index > (node.children?.length ?? 0)) return nothingAt([...path, index]);
  return verifiedEdits(open, [insertEdit(open, node, index, value)], path, (list) =>
    (list as unknown[]).toSpliced(index, 0, value),
  );
}

/** Adds an entry at the end of a list. */
export function appendItem(text: string, path: JsonPath, value: unknown): Edited {
  const container = findContainer(text, path, 'array');
  return 'refused' in container
    ? container
    : insertItem(text, path, container.node.children?.length ?? 0, value);
}

/**
 * Adds a key to an object.
 * @param text the text of the file
 * @param path path of the object
 * @param key the new key
 * @param value any JSON value
 * @param after the preceding key; null for the beginning. Default: the end
 */
export function insertKey(
  text: string,
  path: JsonPath,
  key: string,
  value: unknown,
  after?: string | null,
): Edited {
  const container = findContainer(text, path, 'object');
  if ('refused' in container) return container;
  const { open, node } = container;
  if (indexOfKey(node, key) >= 0) return { refused: `There is a key "${key}" already.` };
  const count = node.children?.length ?? 0;
  const index = after === undefined ? count : after === null ? 0 : indexOfKey(node, after) + 1;
  if (index === 0 && after !== null && count > 0) return nothingAt([...path, after ?? key]);
  return verifiedEdits(open, [insertEdit(open, node, index, value, key)], path, (object) =>
    Object.fromEntries(Object.entries(object as object).toSpliced(index, 0, [key, value])),
  );
}

/**
 * Removes a key with its value, or an entry of a list.
 * @param text the text of the file
 * @param path path of the value
 */
export function removeValue(text: string, path: JsonPath): Edited {
  const open = openJson(text);
  if ('refused' in open) return open;
  const parent = path.slice(0, -1);
  const key = path.at(-1);
  const container = nodeAt(open, parent);
  const index = typeof key === 'number' ? key : container ? indexOfKey(container, key) : -1;
  if (key === undefined || !container?.children?.[index] || !nodeAt(open, path)) return nothingAt(path);
  const removeFrom = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.toSpliced(index, 1)
      : Object.fromEntries(Object.entries(value as object).filter(([each]) => each !== key));
  return verifiedEdits(open, [removeEdit(container, index)], parent, removeFrom);
}

/** Moves an entry within its list; `to` is its new index. */
export function moveItem(text: string, path: JsonPath, from: number, to: number): Edited {
  const container = findContainer(text, path, 'array');
  if ('refused' in container) return container;
  const { open, node } = container;
  for (const index of [from, to]) if (!node.children?.[index]) return nothingAt([...path, index]);
  if (from === to) return { edits: [] };
  const moveInList = (value: unknown) => {
    const list = value as unknown[];
    return list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
  };
  return verifiedEdits(open, moveEdits(open, node, from, to), path, moveInList);
}

/**
 * Replaces a part of a text value, such as the address of a link in rich text.
 * @param offset offset in the value, not in the file
 */
export function replaceInText(
  text: string,
  path: JsonPath,
  offset: number,
  length: number,
  replacement: string,
): Edited {
  const open = openJson(text);
  if ('refused' in open) return open;
  const node = nodeAt(open, path);
  if (node?.type !== 'string') return nothingAt(path);
  const offsets = rawOffsets(text, node);
  const [from, to] = [offsets[offset], offsets[offset + length]];
  if (from === undefined || to === undefined) return nothingAt(path);
  const value = String(node.value);
  const changed = value.slice(0, offset) + replacement + value.slice(offset + length);
  const edit = { offset: from, length: to - from, text: JSON.stringify(replacement).slice(1, -1) };
  return verifiedEdits(open, [edit], path, () => changed);
}

function findContainer(
  text: string,
  path: JsonPath,
  type: 'array' | 'object',
): { open: OpenJson; node: Node } | Refused {
  const open = openJson(text);
  if ('refused' in open) return open;
  const node = nodeAt(open, path);
  return node?.type === type ? { open, node } : nothingAt(path);
}

function indexOfKey(object: Node, key: unknown): number {
  return (object.children ?? []).findIndex(({ children }) => children?.[0]?.value === key);
}

function nothingAt(path: JsonPath): Refused {
  return { refused: `There is no such value at ${path.join('.') || 'the beginning'}.` };
}
