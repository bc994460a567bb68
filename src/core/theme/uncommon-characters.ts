/** The characters beyond ASCII in a text, each once; in JSON also those that are written as \u00e9. */
export function uncommonCharacters(text: string): string {
  const found = new Set<string>();
  for (const [match] of text.matchAll(/[^\0-\x7f]|\\u[0-9a-f]{4}/giu))
    found.add(match.length > 2 ? String.fromCharCode(parseInt(match.slice(2), 16)) : match);
  return [...found].join('');
}
