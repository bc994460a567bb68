import type { Node } from 'jsonc-parser';
import { fitsOnLine, onOneLine, writeOverLines } from './layout.ts';
import type { OpenJson } from './open-json.ts';
import type { TextEdit } from './text-edit.ts';

/**
 * Inserts an entry into a list, or a key into an object, in the layout of its neighbours.
 * @param index index of the new entry, from 0 to the number of entries
 * @param key key of the new entry, for an object
 */
export function insertEdit(
  open: OpenJson,
  container: Node,
  index: number,
  value: unknown,
  key?: string,
): TextEdit {
  const { text, style } = open;
  const children = container.children ?? [];
  const start = container.offset + 1;
  const outerIndent = indentAt(text, container.offset);
  if (children.length === 0) {
    const isLine = !text.trim().includes('\n');
    const indent = outerIndent + style.unit;
    const entry = withKey(
      key,
      style.isMinified ? ':' : ': ',
      isLine ? onOneLine(value, style) : writeOverLines(value, indent, style),
    );
    const blank = key === undefined || style.isMinified ? '' : ' ';
    const inner = isLine ? blank + entry + blank : style.eol + indent + entry + style.eol + outerIndent;
    return { offset: start, length: container.length - 2, text: inner };
  }
  const neighbour = children[Math.max(0, index - 1)]!;
  const gap = findGap(open, children, index);
  const isMultiline = gap.includes('\n');
  const indent = isMultiline ? gap.slice(gap.lastIndexOf('\n') + 1) : outerIndent;
  const line = onOneLine(value, style);
  const isShort = isMultiline && isOnOneLine(text, neighbour) && fitsOnLine(indent, line);
  const valueText = isMultiline && !isShort ? writeOverLines(value, indent, style) : line;
  const entry = withKey(key, findColon(text, neighbour), valueText);
  if (index === 0) return { offset: children[0]!.offset, length: 0, text: `${entry},${gap}` };
  return { offset: getEnd(neighbour), length: 0, text: `,${gap}${entry}` };
}

/** Removes an entry from its list or object, with the comma that becomes superfluous. */
export function removeEdit(container: Node, index: number): TextEdit {
  const children = container.children ?? [];
  const from = children[index]!.offset;
  const [previous, next] = [children[index - 1], children[index + 1]];
  if (next) return { offset: from, length: next.offset - from, text: '' };
  if (previous)
    return { offset: getEnd(previous), length: getEnd(children[index]!) - getEnd(previous), text: '' };
  return { offset: container.offset + 1, length: container.length - 2, text: '' };
}

/** Moves an entry within its list; its bytes stay the same. */
export function moveEdits(open: OpenJson, list: Node, from: number, to: number): TextEdit[] {
  const children = list.children ?? [];
  const { offset, length } = children[from]!;
  const entry = open.text.slice(offset, offset + length);
  const target = children[to]!;
  const gap = findGap(open, children, to > from ? to + 1 : to);
  const insertion =
    to > from
      ? { offset: getEnd(target), length: 0, text: `,${gap}${entry}` }
      : { offset: target.offset, length: 0, text: `${entry},${gap}` };
  return [removeEdit(list, from), insertion];
}

/** The white space at the beginning of an offset's line. */
export function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

function getEnd({ offset, length }: Node): number {
  return offset + length;
}

/** The white space between the comma and a new entry. */
function findGap({ text, style }: OpenJson, children: readonly Node[], index: number): string {
  const spaceBefore = (child: Node) => {
    const textBefore = text.slice(0, child.offset);
    return textBefore.slice(textBefore.trimEnd().length);
  };
  if (children.length > 1)
    return spaceBefore(children[Math.min(Math.max(1, index - 1), children.length - 1)]!);
  const firstSpace = spaceBefore(children[0]!);
  return firstSpace.includes('\n') ? firstSpace : style.isMinified ? '' : ' ';
}

function isOnOneLine(text: string, entry: Node): boolean {
  const value = entry.type === 'property' ? entry.children![1]! : entry;
  const isContainer = value.type === 'object' || value.type === 'array';
  return (
    isContainer &&
    (value.children?.length ?? 0) > 0 &&
    !text.slice(value.offset, getEnd(value)).includes('\n')
  );
}

function findColon(text: string, property: Node): string {
  const [key, value] = property.children ?? [];
  return property.type === 'property' && key && value ? text.slice(getEnd(key), value.offset) : ': ';
}

function withKey(key: string | undefined, colon: string, value: string): string {
  return key === undefined ? value : JSON.stringify(key) + colon + value;
}
