/** How many bytes a text has in UTF-8; half a pair of surrogates counts as the sign that stands for it, U+FFFD. */
export function utf8Length(text: string): number {
  let length = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
  }
  return length;
}
