/** The search query in the address, as ?q=. */
export function readQueryParameter(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/**
 * Writes the trimmed search query into the address. It replaces the history entry, so that Back does not undo
 * single letters.
 */
export function writeQueryParameter(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
