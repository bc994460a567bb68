import { findValueAt } from '../../core/json/data-path.ts';
import type { DataPath, FileEdit, PlainEdit } from './file-edit.ts';
import { insertItem, insertKey, moveItem, removeValue, setValue } from './json-edits.ts';
import { orderKeys } from './order-keys.ts';
import { openJson, withChange } from './open-json.ts';
import { applyEdits, type Edited, type Refused } from './text-edit.ts';
import { writeValue } from './write-value.ts';

/**
 * Applies an edit of the studio to a file's text; no other byte changes. The result is parsed again, and refused if
 * the data are not the intended ones.
 * @param text the file
 * @param edit the change of its data
 * @param getOrder returns the order of keys for the object at a path, for a new key
 */
export function applyEdit(
  text: string,
  edit: FileEdit,
  getOrder: (path: DataPath) => readonly string[],
): { text: string } | Refused {
  if (edit.kind === 'text') return { text: edit.text };
  if (edit.kind !== 'all') return applyPlain(text, edit, getOrder);
  let currentText = text;
  for (const each of edit.edits) {
    const result = applyPlain(currentText, each, getOrder);
    if ('refused' in result) return result;
    currentText = result.text;
  }
  return { text: currentText };
}

function applyPlain(
  text: string,
  edit: PlainEdit,
  getOrder: (path: DataPath) => readonly string[],
): { text: string } | Refused {
  const before = openJson(text);
  if ('refused' in before) return before;
  const basicEdit = toBasicEdit(before.data, edit);
  if ('refused' in basicEdit) return basicEdit;
  const intended = changedData(before.data, basicEdit);
  if (intended === undefined) return { refused: 'The place of this change is gone: the page has changed.' };
  const edited = editText(text, before.data, basicEdit, getOrder);
  if ('refused' in edited) return edited;
  const newText = 'text' in edited ? edited.text : applyEdits(text, edited.edits);
  // The next edit uses this parsed text.
  const after = openJson(newText);
  if ('refused' in after || !isSameJson(after.data, intended.data))
    return { refused: 'The change was not made: it would also have changed other values.' };
  return { text: newText };
}

/** The basic edits, of which the others consist. */
type BasicEdit = Extract<PlainEdit, { kind: 'set' | 'insert' | 'remove' | 'move' | 'order' }>;

/** Expresses an edit of any kind as a basic one. */
function toBasicEdit(data: unknown, edit: PlainEdit): BasicEdit | Refused {
  if (edit.kind === 'set') return withMissingParents(data, edit);
  if (edit.kind !== 'duplicate') return edit;
  const { path, index, to = index + 1 } = edit;
  const entry = findValueAt(data, [...path, index]);
  if (entry === undefined) return { refused: 'There is nothing to repeat here.' };
  return { kind: 'insert', path, index: to, value: withoutId(entry) };
}

function withoutId(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry) || !('type' in entry)) return entry;
  const { id: _unique, ...rest } = entry as Record<string, unknown>;
  return rest;
}

/** Sets a key of the nearest existing object, with the missing objects around the value. */
function withMissingParents(
  data: unknown,
  edit: Extract<PlainEdit, { kind: 'set' }>,
): Extract<PlainEdit, { kind: 'set' }> {
  const { path, value } = edit;
  const depth = path.findIndex((_key, index) => findValueAt(data, path.slice(0, index)) === undefined);
  const missing = depth < 0 ? [] : path.slice(depth);
  if (value === undefined || missing.some((key) => typeof key === 'number')) return edit;
  const objects = missing.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return { kind: 'set', path: depth < 0 ? path : path.slice(0, depth), value: objects };
}

function editText(
  text: string,
  data: unknown,
  edit: BasicEdit,
  getOrder: (path: DataPath) => readonly string[],
): Edited | { text: string } {
  const { path } = edit;
  if (edit.kind === 'insert') return insertItem(text, path, edit.index, edit.value);
  if (edit.kind === 'remove') return removeValue(text, path);
  if (edit.kind === 'order')
    return orderKeys(text, (at) => (at.join('\n') === path.join('\n') ? edit.keys : []));
  if (edit.kind === 'move') return moveItem(text, path, edit.from, edit.to);
  const { value } = edit;
  const present = findValueAt(data, path);
  if (value === undefined) return present === undefined ? { edits: [] } : removeValue(text, path);
  if (present === undefined) return insertOrdered(text, data, path, value, getOrder);
  // Equal parts of an object or a list stay unchanged, byte by byte.
  if (typeof present === 'object' && typeof value === 'object')
    return writeValue(
      text,
      withChange(data, path, () => value),
    );
  return setValue(text, path, value);
}

/** Adds a key after the nearest existing key that precedes it in the schema. */
function insertOrdered(
  text: string,
  data: unknown,
  path: DataPath,
  value: unknown,
  getOrder: (path: DataPath) => readonly string[],
): Edited {
  const parent = path.slice(0, -1);
  const key = path.at(-1);
  if (typeof key !== 'string') return { refused: 'The list has no such entry.' };
  const order = getOrder(parent);
  const precedingKeys = order.slice(0, Math.max(0, order.indexOf(key)));
  const object = findValueAt(data, parent) as Record<string, unknown>;
  const neighbour = precedingKeys.toReversed().find((each) => Object.hasOwn(object, each));
  return insertKey(text, parent, key, value, order.includes(key) ? (neighbour ?? null) : undefined);
}

/** The data after an edit; undefined if its place does not exist. */
function changedData(data: unknown, edit: BasicEdit): { data: unknown } | undefined {
  const { path } = edit;
  // The order of keys is not part of the data.
  if (edit.kind === 'order') return { data };
  if (edit.kind === 'set' || edit.kind === 'remove') {
    const parent = findValueAt(data, path.slice(0, -1));
    const key = path.at(-1);
    if (key === undefined || typeof parent !== 'object' || parent === null) return undefined;
    const value = edit.kind === 'set' ? edit.value : undefined;
    if (Array.isArray(parent)) {
      if (typeof key !== 'number' || key < 0 || key >= parent.length) return undefined;
      const list = value === undefined ? parent.toSpliced(key, 1) : parent.with(key, value);
      return { data: withChange(data, path.slice(0, -1), () => list) };
    }
    const { [key]: _old, ...rest } = parent as Record<string, unknown>;
    const object = value === undefined ? rest : { ...parent, [key]: value };
    return { data: withChange(data, path.slice(0, -1), () => object) };
  }
  const list = findValueAt(data, path);
  if (!Array.isArray(list)) return undefined;
  if (edit.kind === 'insert')
    return { data: withChange(data, path, () => list.toSpliced(edit.index, 0, edit.value)) };
  if (list[edit.from] === undefined || list[edit.to] === undefined) return undefined;
  return {
    data: withChange(data, path, () => list.toSpliced(edit.from, 1).toSpliced(edit.to, 0, list[edit.from])),
  };
}

/** Whether two JSON values are equal, in any order of keys. Faster than to compare their texts: it runs at each key. */
function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [data, otherData] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(data);
  return (
    keys.length === Object.keys(otherData).length &&
    keys.every((key) => Object.hasOwn(otherData, key) && isSameJson(data[key], otherData[key]))
  );
}
