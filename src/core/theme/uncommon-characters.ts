/** The non-ASCII characters of a text, each once; in JSON also escaped ones (\u00e9). */
export function uncommonCharacters(text: string): string {
  const found = new Set<string>();
  for (const [match] of text.matchAll(/[^\0-\x7f]+|\\u[0-9a-fA-F]{4}/g)) {
    const run = match[0] === '\\' ? String.fromCharCode(parseInt(match.slice(2), 16)) : match;
    for (const character of run) found.add(character);
  }
  return [...found].join('');
}
