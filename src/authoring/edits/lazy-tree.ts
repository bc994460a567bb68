import type { Node } from 'jsonc-parser';
import { endOfString } from '../../core/json/json-structure.ts';

/**
 * Parses a valid JSON text into nodes of jsonc-parser, with positions. The children of a node are read on first
 * access: an edit needs only the nodes on one path, and a page may have thousands.
 * @param text that `JSON.parse` accepts
 */
export function lazyTree(text: string): Node {
  return readNode(text, skipSpace(text, 0), undefined, text.trimEnd().length);
}

function readNode(text: string, offset: number, parent?: Node, end = endOfValue(text, offset)): Node {
  const type = types[text.charCodeAt(offset)] ?? 'number';
  const place = { type, offset, length: end - offset, ...(parent && { parent }) };
  if (type !== 'object' && type !== 'array')
    return { ...place, value: JSON.parse(text.slice(offset, end)) as unknown };
  let children: Node[] | undefined;
  const node: Node = {
    ...place,
    get children() {
      return (children ??= readChildren(text, node));
    },
  };
  return node;
}

function readChildren(text: string, container: Node): Node[] {
  const read = container.type === 'object' ? readProperty : readNode;
  const end = container.offset + container.length - 1;
  const children: Node[] = [];
  let at = skipSpace(text, container.offset + 1);
  while (at < end) {
    const child = read(text, at, container);
    children.push(child);
    at = skipSpace(text, child.offset + child.length);
    if (text.charCodeAt(at) === COMMA) at = skipSpace(text, at + 1);
  }
  return children;
}

function readProperty(text: string, offset: number, parent: Node): Node {
  const colonOffset = skipSpace(text, endOfValue(text, offset));
  const start = skipSpace(text, colonOffset + 1);
  const end = endOfValue(text, start);
  const children: Node[] = [];
  const property: Node = { type: 'property', offset, length: end - offset, colonOffset, children, parent };
  children.push(readNode(text, offset, property), readNode(text, start, property, end));
  return property;
}

const COMMA = 44;

/** The type of a value by the code of its first character; any other character begins a number. */
const types: Record<number, Node['type']> = {
  34: 'string',
  91: 'array',
  102: 'boolean',
  110: 'null',
  116: 'boolean',
  123: 'object',
};

function skipSpace(text: string, offset: number): number {
  let at = offset;
  while (text.charCodeAt(at) <= 32) at++;
  return at;
}

/** The offset after the value that begins at `offset`. */
function endOfValue(text: string, offset: number): number {
  const first = text.charCodeAt(offset);
  if (first === QUOTE) return endOfString(text, offset + 1) + 1;
  let at = offset;
  if (!isOpening(first)) {
    while (isPlain(text.charCodeAt(at))) at++;
    return at;
  }
  for (let depth = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (isOpening(code)) depth++;
    else if (isClosing(code) && --depth === 0) return at + 1;
  }
  return at;
}

const QUOTE = 34;

function isOpening(code: number): boolean {
  return code === 91 || code === 123;
}

function isClosing(code: number): boolean {
  return code === 93 || code === 125;
}

/** Whether a character belongs to a number or a word. */
function isPlain(code: number): boolean {
  return code > 32 && code !== COMMA && !isClosing(code);
}
