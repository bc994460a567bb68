/**
 * A text without certain characters at its end.
 * @param character matches one of these characters. An expression for the whole end would be slow, because it is tried at
 *   each position
 */
export function withoutEnd(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
