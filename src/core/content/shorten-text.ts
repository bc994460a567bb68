/** Shortens a text to a number of characters, at the end of a word, without a trailing comma or dash. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most + 1).replace(/\s+\S*$/u, '');
  return words.slice(0, most).replace(/[\s:;,.–-]+$/, '');
}
