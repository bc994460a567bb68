/**
 * Shortens a text at the end of a word, without a trailing comma or dash.
 * @param text plain text
 * @param most the maximal length, in UTF-16 units
 */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most + 1).replace(/\s+\S*$/u, '');
  return words.slice(0, most).replace(/[\s:;,.–-]+$/, '');
}
