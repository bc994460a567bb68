import type { Node } from 'jsonc-parser';

/** The offset in the file of each character of a text value, and of its end. */
export function rawOffsets(
  text: string,
  { offset, length, value }: Pick<Node, 'offset' | 'length' | 'value'>,
): Uint32Array {
  const offsets = new Uint32Array(String(value).length + 1);
  let raw = offset + 1;
  for (let at = 0; at < offsets.length; at++) {
    offsets[at] = Math.min(raw, offset + length - 1);
    if (text[raw] !== '\\') raw++;
    else raw += text[raw + 1] === 'u' ? 6 : 2;
  }
  return offsets;
}
