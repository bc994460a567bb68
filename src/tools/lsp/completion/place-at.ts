import { getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type { JsonPath } from '../../../core/json/json-source.ts';

/** The cursor's place in a JSON file, which may be half typed. */
export interface CursorPlace {
  path: JsonPath;
  /** Whether a key is being typed, rather than a value. */
  isKey: boolean;
  /** The data of the file, as far as it can be parsed. */
  data: unknown;
  /** The part of the text value before the cursor; undefined outside of texts. */
  typed: string | undefined;
  /** The range that a value typed there replaces, as offsets: with its quotes, if it is a text. */
  start: number;
  end: number;
}

/**
 * Finds the place of the cursor.
 * @param offset offset of the cursor, in UTF-16 units
 */
export function placeAt(text: string, offset: number): CursorPlace {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const tree = parseTree(text, [], { allowTrailingComma: true });
  const data: unknown = tree && getNodeValue(tree);
  const place = { path, isKey: isAtPropertyKey, data };
  if (previousNode?.type !== 'string' || offset <= previousNode.offset)
    return { ...place, typed: undefined, start: offset, end: offset };
  const start = previousNode.offset;
  const last = start + previousNode.length;
  const isClosed = previousNode.length > 1 && text[last - 1] === '"';
  // After a complete text the cursor is outside of it.
  if (isClosed && offset >= last) return { ...place, typed: undefined, start: offset, end: offset };
  const typed = text.slice(start + 1, offset);
  // The parser extends an unclosed text to the end of its line.
  return { ...place, typed, start, end: isClosed ? last : offset };
}
