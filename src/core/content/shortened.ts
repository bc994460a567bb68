/** A text of so many signs at most, ended after a word and without the comma or dash behind it. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most + 1).replace(/\s+\S*$/u, '');
  return words.slice(0, most).replace(/[\s:;,.–-]+$/, '');
}
