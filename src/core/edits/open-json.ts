import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { JsonPath } from '../json/json-source.ts';
import { MAX_DEPTH, offsetOfDepth } from '../json/json-structure.ts';
import { styleOf, type Style } from './layout.ts';
import { applyEdits, joinEdits, type Edited, type Refused, type TextEdit } from './text-edit.ts';

/** A text of JSON that was read to be edited. */
export interface OpenJson {
  text: string;
  data: unknown;
  tree: Node;
  style: Style;
}

/** Reads a text; refused where it is not JSON, which no edit could keep its promise about. */
export function openJson(text: string): OpenJson | Refused {
  // A byte order mark stays where it is; offsets stay what they are.
  const body = text.startsWith('\ufeff') ? ` ${text.slice(1)}` : text;
  try {
    const data = JSON.parse(body) as unknown;
    const tree = offsetOfDepth(body, MAX_DEPTH) < 0 ? parseTree(body) : undefined;
    if (tree) return { text, data, tree, style: styleOf(body, data) };
  } catch {
    // Told below: what is wrong is told by the validator, with its place.
  }
  return { refused: 'The file is no JSON that can be edited: mend what `npm run validate` names first.' };
}

/** The value at a path. */
export function nodeAt({ tree }: OpenJson, path: JsonPath): Node | undefined {
  return path.length === 0 ? tree : findNodeAtLocation(tree, [...path]);
}

/**
 * The edits, once it is seen that they do what they are meant to and nothing else.
 * @param meant the whole value of the file after them
 */
export function checked({ text }: OpenJson, edits: readonly TextEdit[], meant: unknown): Edited {
  const joined = joinEdits(edits);
  if ('refused' in joined) return joined;
  const after = openJson(applyEdits(text, joined.edits));
  if ('refused' in after || JSON.stringify(after.data) !== JSON.stringify(meant))
    return { refused: 'The file could not be changed in this place alone: does a key stand there twice?' };
  return joined;
}

/** A copy of data in which the value at a path is what `change` makes of it. The path is there. */
export function withChange(data: unknown, path: JsonPath, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(data);
  if (Array.isArray(data)) return data.with(Number(key), withChange(data[Number(key)], rest, change));
  const entries = Object.entries(data as object).map(([name, value]) => [
    name,
    name === key ? withChange(value, rest, change) : (value as unknown),
  ]);
  return Object.fromEntries(entries) as unknown;
}
