import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { lazyValue } from '../../core/lazy-value.ts';
import type { JsonPath } from '../../core/json/json-source.ts';
import { MAX_DEPTH, findTooDeepBracket } from '../../core/json/json-structure.ts';
import { lazyTree } from './lazy-tree.ts';
import { detectStyle, type Style } from './layout.ts';
import { applyEdits, joinEdits, type Edited, type Refused, type TextEdit } from './text-edit.ts';
import { findValueAt } from '../../core/json/data-path.ts';

/** A parsed JSON text, ready for edits. */
export interface OpenJson {
  text: string;
  data: unknown;
  /** The syntax tree, with positions. It is parsed on first use, because parsing it is the slowest step. */
  readonly tree: Node;
  readonly style: Style;
}

/** Parses a text for edits; refuses invalid JSON, because no edit of it would be safe. */
export function openJson(text: string): OpenJson | Refused {
  const lastOpen = last?.deref();
  return lastOpen?.text === text ? lastOpen : parseText(text);
}

/** The last parsed text, so that several edits of one text parse it only once. */
let last: WeakRef<OpenJson> | undefined;

function parseText(text: string): OpenJson | Refused {
  const parsed = editableData(text);
  if ('refused' in parsed) return parsed;
  const { data } = parsed;
  const body = withoutMark(text);
  const getTree = lazyValue(() => lazyTree(body));
  const getStyle = lazyValue(() => detectStyle(body, data));
  const open: OpenJson = {
    text,
    data,
    get tree() {
      return getTree();
    },
    get style() {
      return getStyle();
    },
  };
  last = new WeakRef(open);
  return open;
}

/** Parses the data of a file; refuses a text that no edit could change safely. It makes no syntax tree for edits. */
export function editableData(text: string): Pick<OpenJson, 'data'> | Refused {
  const body = withoutMark(text);
  try {
    const data = JSON.parse(body) as unknown;
    if (findTooDeepBracket(body, MAX_DEPTH) < 0) return { data };
  } catch {
    // Refused below; the validator reports the syntax error with its position.
  }
  return {
    refused: 'The file can’t be edited as JSON: first correct the errors that `npm run validate` reports.',
  };
}

/** Blanks out a byte order mark, so that offsets stay the same. */
function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? ` ${text.slice(1)}` : text;
}

/** The node of the value at a path; undefined if there is no such value. */
export function nodeAt({ tree }: OpenJson, path: JsonPath): Node | undefined {
  return path.length === 0 ? tree : findNodeAtLocation(tree, [...path]);
}

/**
 * Verifies that the edits make the intended change and no other. Only the value that contains them is parsed
 * again, because the rest is unchanged.
 * @param path path of a value that contains all edits
 * @param change returns the intended new value
 */
export function verifiedEdits(
  open: OpenJson,
  edits: readonly TextEdit[],
  path: JsonPath,
  change: (value: unknown) => unknown,
): Edited {
  const joinedEdits = joinEdits(edits);
  if ('refused' in joinedEdits) return joinedEdits;
  const node = nodeAt(open, path);
  const newText = node && isOnlyOne(open, path) ? textAfter(open, joinedEdits.edits, node) : undefined;
  const oldValue = findValueAt(open.data, path);
  if (
    newText === undefined ||
    findTooDeepBracket(newText, MAX_DEPTH - path.length) >= 0 ||
    !representsValue(newText, change(oldValue))
  )
    return {
      refused: 'This value could not be changed without changing others: does the file have a duplicate key?',
    };
  return joinedEdits;
}

/** The text of a value after its edits; undefined if an edit is outside of the value. */
function textAfter(
  { text }: OpenJson,
  edits: readonly TextEdit[],
  { offset, length }: Node,
): string | undefined {
  const relativeEdits = edits.map((edit) => ({ ...edit, offset: edit.offset - offset }));
  const areInside = relativeEdits.every((edit) => edit.offset >= 0 && edit.offset + edit.length <= length);
  return areInside ? applyEdits(text.slice(offset, offset + length), relativeEdits) : undefined;
}

/**
 * Whether each key on the path occurs only once in its object. For a repeated key, the tree has the first value,
 * but the data have the last.
 */
function isOnlyOne(open: OpenJson, path: JsonPath): boolean {
  return path.every((key, depth) => {
    if (typeof key === 'number') return true;
    const { children = [] } = nodeAt(open, path.slice(0, depth)) ?? {};
    return children.filter((property) => property.children?.[0]?.value === key).length === 1;
  });
}

function representsValue(text: string, wantedValue: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(wantedValue);
  } catch {
    return false;
  }
}

/** A copy of the data with the result of `change` at an existing path. */
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
