/**
 * A text without certain characters at its end.
 * @param sign matches one of these characters. An expression for the whole end would be slow, because it is tried at
 *   each position
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
