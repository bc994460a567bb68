import { getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import type { JsonPath } from '../../../core/json/json-source.ts';

/** Where somebody is writing in a file of JSON, which may be half typed. */
export interface WritingPlace {
  path: JsonPath;
  /** Whether a key is written there, and no value. */
  isKey: boolean;
  /** What the file says, as far as it can be understood. */
  data: unknown;
  /** What stands before the cursor in the text value there; undefined outside of texts. */
  typed: string | undefined;
  /** The stretch that a value written there takes the place of, by offsets: with its quotes, where it is a text. */
  start: number;
  end: number;
}

/** @param offset of the cursor, in UTF-16 units */
export function placeAt(text: string, offset: number): WritingPlace {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const tree = parseTree(text, [], { allowTrailingComma: true });
  const data: unknown = tree && getNodeValue(tree);
  const place = { path, isKey: isAtPropertyKey, data };
  if (previousNode?.type !== 'string' || offset <= previousNode.offset)
    return { ...place, typed: undefined, start: offset, end: offset };
  const start = previousNode.offset;
  const last = start + previousNode.length;
  const isClosed = previousNode.length > 1 && text[last - 1] === '"';
  // Behind a text that is whole nothing belongs to it any more.
  if (isClosed && offset >= last) return { ...place, typed: undefined, start: offset, end: offset };
  const typed = text.slice(start + 1, offset);
  // A text that nobody has closed yet seems to go on to the end of its line.
  return { ...place, typed, start, end: isClosed ? last : offset };
}
