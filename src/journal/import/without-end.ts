/**
 * A text without the signs of a kind at its end.
 * @param sign matches one of them; an expression for all of them at the end would be tried at each place of the text
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}
